export const thenAndNow = {
  title: 'Then and now',
  apart: '{years, plural, one {# year apart} other {# years apart}}',
  samePlace: 'Same place',
  slider: 'Compare {before} with {after}',
  sliderValue: '{percent} from {before}',
  open: 'Compare with {date}',
  sameAge: {
    title: 'At the same age',
    subtitle: 'Photos of {name} and a parent, taken when they were the same age',
    exact: 'The same age to the day',
    close: '{days, plural, one {The same age, give or take # day} other {The same age, give or take # days}}',
    about: 'About the same age',
  },
  growth: {
    title: '{kind, select, child {Growing up} other {Through the years}}',
    subtitle: 'A photo for each year',
    age: '{age, plural, =0 {First days} one {Age #} other {Age #}}',
    poster: 'Download poster',
  },
} as const
