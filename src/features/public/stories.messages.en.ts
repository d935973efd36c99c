/** The captions of the example films: the title, a sentence for each shot, and the last word (stories.ts). */
export const publicStories = {
  watch: 'Watch Preview',
  close: 'Close',
  film: '“{title}”, a short film with captions',
  words: 'The story in words',
  captions: {
    milestone: [
      'From crawling to running.',
      'In April, Elin sat in the grass and looked at everything.',
      'Pelle, the dog, looked at Elin.',
      'In June she could walk once around the kitchen table, if she held on.',
      'In August, three steps on wet sand. Then the sea came to have a look.',
      'In October she went as far as the big tree, and came home on shoulders.',
      'And in February, in the snow, she ran. Pelle came second.',
      'Eleven months. It is all here, and it is all still true.',
    ],
    vacation: [
      'The week on the island.',
      'On Saturday the ferry left on time. We did not, but we caught it.',
      'The house was behind the lighthouse, just as the letter had said.',
      'On Tuesday it rained sideways, and everybody went out to look.',
      'Wednesday built a castle from what the storm had left.',
      'Thursday belonged to the wind. The kite wanted to go to Denmark.',
      'On the last evening we asked everybody for their best day.',
      'Papa said Wednesday. Nils said the storm. Grandmother said: this one.',
    ],
    celebration: [
      'Eighty candles.',
      'Grandfather planted the apple tree in the year he married.',
      'Ida drew the invitation. Everybody is on it, even the bench.',
      'They came from three countries, and all of them brought flowers.',
      'There was coffee for twenty. There were thirty-one of us.',
      'Eighty candles would not fit. A few had to speak for the rest.',
      'Later, by the fire, somebody began the old song. He said that he did not know it.',
      'He sang every verse.',
    ],
  },
} as const
