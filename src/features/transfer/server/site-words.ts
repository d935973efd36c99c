import type { Locale } from '#shared/locales.ts'

type Words = {
  photos(count: number): string
  milestones: string
  answers(name: string): string
  codes: string
  codesHow: string
  back: string
  empty: string
  readme: string
}

/** What the pages of an export say; the browser never loads it. */
export const siteWords: Record<Locale, Words> = {
  en: {
    photos: (count) => (count === 1 ? '1 photo' : `${count} photos`),
    milestones: 'Milestones',
    answers: (name) => `${name}’s answers`,
    codes: 'Codes in printed books',
    codesHow:
      'Each printed code opens a web address that ends in 12 letters and digits. This list shows what each code plays, even if the address no longer works.',
    back: 'Home',
    empty: 'No photos yet.',
    readme:
      'This is an export of a family’s album from Hearthbook. Open index.html in any browser to view it.\n\nphotos: original photos and videos by date, exactly as they were uploaded.\nanswers: children’s answers and recordings.\ncaptions: audio captions for photos.\ndata: all data as JSON. files.json lists every original with its SHA-256 checksum.\npreviews and site: files used by index.html.\nmissing.txt: files that couldn’t be found. Only included if there are any.\n',
  },
  es: {
    photos: (count) => (count === 1 ? '1 foto' : `${count} fotos`),
    milestones: 'Hitos',
    answers: (name) => `Respuestas de ${name}`,
    codes: 'Códigos de los libros impresos',
    codesHow:
      'Cada código impreso abre una dirección web que termina en 12 letras y números. Esta lista muestra qué reproduce cada código, aunque la dirección ya no funcione.',
    back: 'Inicio',
    empty: 'Aún no hay fotos.',
    readme:
      'Esta es una exportación del álbum de una familia en Hearthbook. Abre index.html en cualquier navegador para verlo.\n\nphotos: fotos y videos originales por fecha, tal como se subieron.\nanswers: respuestas y grabaciones de los niños.\ncaptions: descripciones de voz de las fotos.\ndata: todos los datos en JSON. files.json contiene cada original con su suma SHA-256.\npreviews y site: archivos que usa index.html.\nmissing.txt: archivos que no se encontraron. Solo se incluye si hay alguno.\n',
  },
  fr: {
    photos: (count) => (count === 1 ? '1 photo' : `${count} photos`),
    milestones: 'Étapes',
    answers: (name) => `Réponses de ${name}`,
    codes: 'Codes des livres imprimés',
    codesHow:
      'Chaque code imprimé ouvre une adresse web qui se termine par 12 lettres et chiffres. Cette liste indique ce que chaque code permet d’écouter, même si l’adresse ne fonctionne plus.',
    back: 'Accueil',
    empty: 'Pas encore de photos.',
    readme:
      'Ceci est un export de l’album d’une famille sur Hearthbook. Ouvrez index.html dans un navigateur pour le consulter.\n\nphotos : photos et vidéos originales par date, telles qu’elles ont été envoyées.\nanswers : réponses et enregistrements des enfants.\ncaptions : légendes audio des photos.\ndata : toutes les données en JSON. files.json contient chaque original avec son empreinte SHA-256.\npreviews et site : fichiers utilisés par index.html.\nmissing.txt : fichiers introuvables. Ce fichier n’existe que s’il y en a.\n',
  },
}
