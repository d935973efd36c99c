import type { Translation } from '#shared/messages.ts'
import type { prompts as en } from './prompts.messages.en.ts'

export const prompts = {
  laugh: 'Qu’est-ce qui te fait rire aux éclats ?',
  play: 'À quoi préfères-tu jouer ?',
  friend: 'Parle-moi d’une amie ou d’un ami. Que faites-vous ensemble ?',
  family: 'Qu’est-ce que tu adores faire en famille ?',
  alone: 'Qu’est-ce que tu sais faire maintenant sans aide ?',
  comfort: 'Quand tu as du chagrin, qu’est-ce qui te console ?',
  brave: 'Raconte-moi une fois où tu as eu beaucoup de courage.',
  magic: 'Si tu savais faire de la magie, que ferais-tu en premier ?',
  grown: 'Que veux-tu faire plus tard ?',
  later: 'Un jour, quand tu auras grandi, tu regarderas cette vidéo. Que veux-tu te dire ?',
} satisfies Translation<typeof en>
