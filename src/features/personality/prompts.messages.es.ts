import type { Translation } from '#shared/messages.ts'
import type { prompts as en } from './prompts.messages.en.ts'

export const prompts = {
  laugh: '¿Qué te hace reír a carcajadas?',
  play: '¿A qué te gusta jugar más?',
  friend: 'Háblame de una amiga o un amigo. ¿Qué hacen juntos?',
  family: '¿Qué es lo que más te gusta hacer con tu familia?',
  alone: '¿Qué puedes hacer ahora sin ayuda?',
  comfort: 'Cuando te sientes triste, ¿qué te ayuda a sentirte mejor?',
  brave: 'Cuéntame de una vez en que fuiste muy valiente.',
  magic: 'Si pudieras hacer magia, ¿qué harías primero?',
  grown: '¿Qué quieres ser cuando crezcas?',
  later: 'Algún día, cuando crezcas, verás este video. ¿Qué te quieres decir?',
} satisfies Translation<typeof en>
