import type { Translation } from '#shared/messages.ts'
import type { publicStories as en } from './stories.messages.en.ts'

export const publicStories = {
  watch: 'Voir un extrait',
  watchWhat: 'Voir un extrait : {title}',
  close: 'Fermer',
  film: '« {title} », une courte vidéo sous-titrée',
  words: 'L’histoire en mots',
  captions: {
    milestone: [
      'Du quatre pattes à la course.',
      'En avril, Elin s’est assise dans l’herbe et a tout regardé.',
      'Pelle, le chien, regardait Elin.',
      'En juin, elle faisait le tour de la table de la cuisine, en s’y tenant.',
      'En août, trois pas sur le sable mouillé. Puis la mer est venue voir.',
      'En octobre, elle est allée jusqu’au grand arbre, et elle est revenue sur les épaules de papa.',
      'Et en février, dans la neige, elle a couru. Pelle est arrivé deuxième.',
      'Onze mois. Tout est là.',
    ],
    vacation: [
      'La semaine sur l’île.',
      'Samedi, le ferry est parti à l’heure. Nous, non. Mais nous l’avons eu.',
      'La maison était derrière le phare, comme le disait la lettre.',
      'Mardi, il pleuvait à l’horizontale, et tout le monde est sorti voir.',
      'Mercredi, nous avons bâti un château avec ce que l’orage avait laissé.',
      'Jeudi, place au vent. Le cerf-volant voulait aller au Danemark.',
      'Le dernier soir, la question a fait le tour de la table : quel était le plus beau jour ?',
      'Papa a dit mercredi. Nils, l’orage. Grand-mère a dit : celui-ci.',
    ],
    celebration: [
      'Quatre-vingts bougies.',
      'Grand-père a planté le pommier l’année de son mariage.',
      'Ida a dessiné l’invitation. Tout le monde y est, même le banc.',
      'Ils sont venus de trois pays, tous avec des fleurs.',
      'Il y avait du café pour vingt. Nous étions trente et un.',
      'Quatre-vingts bougies, c’était trop. Quelques-unes ont suffi pour toutes les autres.',
      'Plus tard, près du feu, quelqu’un a entonné la vieille chanson. Il a dit qu’il ne la connaissait pas.',
      'Il a chanté tous les couplets.',
    ],
  },
} satisfies Translation<typeof en>
