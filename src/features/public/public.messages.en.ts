/** The public pages' sentences. */
export const publicPages = {
  name: 'Hearthbook',
  skip: 'Skip to content',
  nav: {
    label: 'Main',
    menu: 'Menu',
    features: 'Features',
    pricing: 'Pricing',
    about: 'About',
    logIn: 'Log In',
    getStarted: 'Get Started',
    dashboard: 'Dashboard',
    user: 'User',
    settings: 'Account Settings',
    billing: 'Billing',
    signOut: 'Sign Out',
    signOutOwed: {
      title: 'You’re signed out in this browser',
      text: 'We couldn’t reach the server to end your session there. We’ll do that as soon as this browser is back online.',
    },
  },
  landing: {
    title: 'Hearthbook: where a family keeps its memories',
    description:
      'Photos, videos, milestones and voices of one family, in one warm and private place that belongs to the family itself.',
    eyebrow: 'The family album that stays in the family',
    headlines: [
      'Every first step, kept.',
      'Every voice, remembered.',
      'Every summer, side by side.',
      'Every story, within reach.',
    ],
    pause: 'Pause the headline',
    play: 'Let the headline change',
    lead: 'Hearthbook gathers the photos, films, milestones and small voices of your family in one calm place. It runs on a box at home or on a server you trust, and what you put in comes out again byte for byte.',
    start: 'Start your family’s book',
    look: 'See how it works',
    reassurance: 'No advertising, no strangers, no training on your children.',
    illustration: 'An open photo album on a table, with pictures of hills, a sailing boat and a birthday cake',
    features: {
      title: 'Made for what cannot be replaced',
      lead: 'Most services store files. Hearthbook looks after a family’s memory.',
      items: {
        photos: {
          title: 'Every photo, whole',
          text: 'Phone, camera or scanner, HEIC or film: the original is kept untouched, and shown at its best on every screen.',
        },
        private: {
          title: 'Private from the ground up',
          text: 'Only your family sees it, and whoever you make a link for. The database itself refuses everyone else.',
        },
        together: {
          title: 'Together, each in their place',
          text: 'Parents add, grandparents look, and nobody deletes by accident: owner, editor and viewer know what they may do.',
        },
        feed: {
          title: 'A feed that is only family',
          text: 'The newest moments first, without algorithms, without strangers, without anything to buy in between.',
        },
        languages: {
          title: 'English, Spanish, French',
          text: 'Everyone reads in their own language, with their own dates. The memories are the same.',
        },
        yours: {
          title: 'Yours, for good',
          text: 'Open formats, your own disk if you like, and a download of each original. You can always leave with everything.',
        },
      },
    },
    how: {
      title: 'Three steps, one evening',
      steps: {
        one: {
          title: 'Open your family’s book',
          text: 'Your name and an e-mail address are all it takes; there is no password to forget.',
        },
        two: {
          title: 'Drop in what you have',
          text: 'Five hundred photos at once, from any phone. A lost connection only pauses them.',
        },
        three: {
          title: 'Look back together',
          text: 'Sorted by the day they were taken, with the place, the moment and the people who care.',
        },
      },
    },
    tour: {
      title: 'A look inside',
      label: 'Scenes from an album',
      pause: 'Hold this scene',
      play: 'Let the scenes change',
      slides: {
        gallery: {
          title: 'Saturday, as it was',
          text: 'Photos lie in the order in which they were taken, day by day, whichever phone they came from.',
          caption: 'The hills, after the rain',
        },
        milestone: {
          title: 'The first time, with its date',
          text: 'A milestone holds the day, the child and the pictures together. Years later the day itself brings it back.',
          caption: 'Three candles, one breath',
        },
        voice: {
          title: 'What she wanted to be at five',
          text: 'One question on a page, in big letters, answered in her own voice. Ten answers make a portrait.',
          caption: '“A captain. Or a baker.”',
        },
      },
    },
    stories: {
      title: 'What families do with it',
      items: {
        baby: {
          title: 'The first year',
          text: 'Two parents, one phone in hand at four in the morning. In the album by breakfast, in the right order by itself.',
        },
        far: {
          title: 'Grandparents far away',
          text: 'They open a mail, press one button and see what happened this week. Large pictures, nothing to learn.',
        },
        shoebox: {
          title: 'The shoebox of prints',
          text: 'Scanned on rainy Sundays, described by the aunt who still knows every name.',
        },
      },
    },
    testimonials: 'What families say',
    final: {
      title: 'Somebody in your family still knows all the names.',
      text: 'Begin while you can ask. Free to try, easy to leave, and yours from the first minute.',
    },
  },
  footer: {
    tagline: 'Where a family keeps its memories.',
    platform: 'Platform',
    company: 'Company',
    legal: 'Legal & Support',
    languages: 'Language',
    social: 'Elsewhere',
    copyright: '© {year} {holder}',
    names: {
      features: 'Features',
      pricing: 'Pricing',
      memoryBooks: 'Memory Books',
      storytelling: 'AI Storytelling',
      about: 'Our Story',
      blog: 'Blog',
      careers: 'Careers',
      contact: 'Contact',
      privacy: 'Privacy',
      terms: 'Terms',
      cookies: 'Cookies',
      security: 'Security',
    },
  },
  notFound: {
    title: 'Page Not Found',
    text: 'Oops! The page you’re looking for seems to have wandered off.',
    back: 'Go Back',
    home: 'Go Home',
  },
  offline: {
    title: 'You are offline',
    text: 'The album is where it was. As soon as there is a connection, it opens again.',
    again: 'Try again',
  },
} as const
