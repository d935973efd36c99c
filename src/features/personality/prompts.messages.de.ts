import type { Translation } from '#shared/messages.ts'
import type { prompts as en } from './prompts.messages.en.ts'

export const prompts = {
  laugh: 'Worüber musst du so richtig laut lachen?',
  play: 'Was spielst du am allerliebsten?',
  friend: 'Erzähl von jemandem, mit dem du befreundet bist. Was macht ihr zusammen?',
  family: 'Was machst du am liebsten mit deiner Familie?',
  alone: 'Was kannst du jetzt schon ganz allein?',
  comfort: 'Wenn du traurig bist: Was hilft dir dann?',
  brave: 'Erzähl von einem Mal, als du richtig mutig warst.',
  magic: 'Wenn du zaubern könntest, was würdest du als Erstes tun?',
  grown: 'Was möchtest du werden, wenn du groß bist?',
  later: 'Irgendwann bist du groß und siehst dir das hier an. Was möchtest du dir dann sagen?',
} satisfies Translation<typeof en>
