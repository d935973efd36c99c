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
      'A phone that reads such a code in a book shows an address that ends in twelve letters and digits. Here is where each of them leads, also when that address is gone.',
    back: 'Back to the beginning',
    empty: 'There are no photos in this family yet.',
    readme:
      'This is a whole family of Hearthbook. Open index.html to leaf through it; nothing else is needed.\n\nphotos: the originals, byte for byte as they were uploaded, by day.\nanswers: what the children said, with their recordings.\ncaptions: what somebody says to a photo.\ndata: everything as JSON, one file for each kind of thing; files.json names each original with its SHA-256.\npreviews and site: what index.html shows.\nmissing.txt, if it is here, names files that could not be found.\n',
  },
  es: {
    photos: (count) => (count === 1 ? '1 foto' : `${count} fotos`),
    milestones: 'Hitos',
    answers: (name) => `Las respuestas de ${name}`,
    codes: 'Códigos de los libros impresos',
    codesHow:
      'Un móvil que lee uno de estos códigos en un libro muestra una dirección que acaba en doce letras y cifras. Aquí está adónde lleva cada uno, también cuando esa dirección ya no existe.',
    back: 'Volver al principio',
    empty: 'Todavía no hay fotos en esta familia.',
    readme:
      'Esto es una familia entera de Hearthbook. Abre index.html para hojearla; no hace falta nada más.\n\nphotos: los originales, byte por byte como se subieron, por día.\nanswers: lo que dijeron los niños, con sus grabaciones.\ncaptions: lo que alguien dice sobre una foto.\ndata: todo en JSON, un archivo por cada tipo de cosa; files.json nombra cada original con su SHA-256.\npreviews y site: lo que muestra index.html.\nmissing.txt, si está aquí, nombra archivos que no se encontraron.\n',
  },
  fr: {
    photos: (count) => (count === 1 ? '1 photo' : `${count} photos`),
    milestones: 'Étapes',
    answers: (name) => `Les réponses de ${name}`,
    codes: 'Codes des livres imprimés',
    codesHow:
      'Un téléphone qui lit un tel code dans un livre montre une adresse qui finit par douze lettres et chiffres. Voici où mène chacun d’eux, même quand cette adresse n’existe plus.',
    back: 'Retour au début',
    empty: 'Il n’y a pas encore de photos dans cette famille.',
    readme:
      'Ceci est une famille entière de Hearthbook. Ouvrez index.html pour la feuilleter ; il ne faut rien d’autre.\n\nphotos : les originaux, octet par octet comme ils ont été envoyés, par jour.\nanswers : ce que les enfants ont dit, avec leurs enregistrements.\ncaptions : ce que quelqu’un dit sur une photo.\ndata : tout en JSON, un fichier par sorte de chose ; files.json nomme chaque original avec son SHA-256.\npreviews et site : ce que montre index.html.\nmissing.txt, s’il est là, nomme les fichiers introuvables.\n',
  },
}
