import type { Locale } from '#shared/locales.ts'
import type { PromptCategory } from './personality.rules.ts'

/**
 * What every family begins with, in this order. Each can be answered by somebody who is four, and is worth hearing again
 * at fourteen. `app.first_prompts()` gives them to new families; a test compares the two.
 */
export const firstPrompts = [
  {
    key: 'laugh',
    category: 'emotions',
    en: 'What makes you laugh out loud?',
    es: '¿Qué te hace reír a carcajadas?',
    fr: 'Qu’est-ce qui te fait rire aux éclats ?',
  },
  {
    key: 'play',
    category: 'play',
    en: 'What’s your favorite thing to play?',
    es: '¿A qué te gusta jugar más?',
    fr: 'À quoi préfères-tu jouer ?',
  },
  {
    key: 'friend',
    category: 'friends',
    en: 'Tell me about a friend. What do you do together?',
    es: 'Háblame de una amiga o un amigo. ¿Qué hacen juntos?',
    fr: 'Parle-moi d’une amie ou d’un ami. Que faites-vous ensemble ?',
  },
  {
    key: 'family',
    category: 'family',
    en: 'What do you love to do with your family?',
    es: '¿Qué es lo que más te gusta hacer con tu familia?',
    fr: 'Qu’est-ce que tu adores faire en famille ?',
  },
  {
    key: 'alone',
    category: 'growing',
    en: 'What can you do all by yourself now?',
    es: '¿Qué puedes hacer ahora sin ayuda?',
    fr: 'Qu’est-ce que tu sais faire maintenant sans aide ?',
  },
  {
    key: 'comfort',
    category: 'emotions',
    en: 'When you feel sad, what makes it better?',
    es: 'Cuando te sientes triste, ¿qué te ayuda a sentirte mejor?',
    fr: 'Quand tu as du chagrin, qu’est-ce qui te console ?',
  },
  {
    key: 'brave',
    category: 'emotions',
    en: 'Tell me about a time when you were very brave.',
    es: 'Cuéntame de una vez en que fuiste muy valiente.',
    fr: 'Raconte-moi une fois où tu as eu beaucoup de courage.',
  },
  {
    key: 'magic',
    category: 'imagination',
    en: 'If you could do magic, what would you do first?',
    es: 'Si pudieras hacer magia, ¿qué harías primero?',
    fr: 'Si tu savais faire de la magie, que ferais-tu en premier ?',
  },
  {
    key: 'grown',
    category: 'dreams',
    en: 'What do you want to be when you grow up?',
    es: '¿Qué quieres ser cuando crezcas?',
    fr: 'Que veux-tu faire plus tard ?',
  },
  {
    key: 'later',
    category: 'dreams',
    en: 'One day, you’ll watch this as a grown-up. What do you want to tell yourself?',
    es: 'Un día, cuando crezcas, verás este video. ¿Qué quieres decirte?',
    fr: 'Un jour, quand tu auras grandi, tu regarderas cette vidéo. Que veux-tu te dire ?',
  },
] as const satisfies ({ key: string; category: PromptCategory } & Record<Locale, string>)[]

type Asked = { prompt_key: string | null; prompt_text: string | null }

/** The question in the reader's language; a family's own is in the family's words. */
export function wordsOf({ prompt_key, prompt_text }: Asked, locale: Locale): string {
  return prompt_text ?? firstPrompts.find(({ key }) => key === prompt_key)?.[locale] ?? ''
}
