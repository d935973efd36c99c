/** Texts shared by all public pages. */
export const publicPages = {
  name: 'Hearthbook',
  skip: 'Skip to content',
  nav: {
    label: 'Main',
    menu: 'Menu',
    features: 'Features',
    pricing: 'Pricing',
    about: 'About',
    logIn: 'Sign in',
    getStarted: 'Get started',
    dashboard: 'My album',
    user: 'User',
    settings: 'Account settings',
    billing: 'Billing',
    signOut: 'Sign out',
    signOutOwed: {
      title: 'You’re signed out in this browser',
      text: 'We couldn’t reach the server to end your session. We’ll finish signing you out when you’re back online.',
    },
  },
  door: {
    name: 'Our family album',
    lead: 'Our photos, videos, and stories. Only our family sees them.',
    signIn: 'Sign in',
    open: 'Open the album',
    invited: 'Invited? Open the link you were sent.',
    by: 'Powered by {name}',
  },
  landing: {
    title: 'Hearthbook: a private home for your family’s memories',
    description:
      'A warm, private place for your family’s photos, videos, milestones, and voices. Everything in it belongs to you.',
    eyebrow: 'The family album that stays in the family',
    headlines: [
      'Every first step, kept.',
      'Every voice, remembered.',
      'Every summer, side by side.',
      'Every story, within reach.',
    ],
    pause: 'Pause the headline',
    play: 'Resume the headline',
    lead: 'Bring your family’s photos, videos, milestones, and voices together in one calm place. Host Hearthbook at home or on a server you trust, and download your originals anytime.',
    start: 'Start your family’s album',
    look: 'See how it works',
    reassurance: 'No ads, no strangers, and no AI trained on your children.',
    features: {
      title: 'Made for what you can’t replace',
      lead: 'Most services store files. Hearthbook looks after your family’s memories.',
      items: {
        photos: {
          title: 'Every photo, untouched',
          text: 'Add photos and videos from a phone, camera, or scanner. Originals stay exactly as they are and look their best on every screen.',
        },
        private: {
          title: 'Private from the ground up',
          text: 'Only your family can see your album, along with anyone you give a guest link. Both the app and its database keep everyone else out.',
        },
        together: {
          title: 'A role for everyone',
          text: 'Parents add photos, grandparents enjoy them, and roles keep anyone from deleting things by accident.',
        },
        feed: {
          title: 'A feed that’s only family',
          text: 'See the newest moments first. No algorithm, no strangers, and nothing to buy.',
        },
        languages: {
          title: 'English, Spanish, French, German',
          text: 'Everyone uses their own language and date format.',
        },
        yours: {
          title: 'Always yours',
          text: 'Download every original, export everything in open formats, or store your album on your own disk. Take it all with you anytime.',
        },
      },
    },
    how: {
      title: 'Three steps, one evening',
      steps: {
        one: {
          title: 'Start your family’s album',
          text: 'All you need is your name and email. There’s no password to forget.',
        },
        two: {
          title: 'Add what you have',
          text: 'Drop in hundreds of photos at a time. If your connection drops, the upload picks up where it left off.',
        },
        three: {
          title: 'Look back together',
          text: 'See photos in the order they were taken, with the place, the story, and the people in them.',
        },
      },
    },
    tour: {
      title: 'A look inside',
      label: 'Scenes from an album',
      pause: 'Pause the scenes',
      play: 'Resume the scenes',
      slides: {
        gallery: {
          title: 'Saturday, as it was',
          text: 'Photos appear in the order they were taken, day by day, no matter whose phone took them.',
        },
        milestone: {
          title: 'Every first, on the day it happened',
          text: 'A milestone brings the day, the child, and the photos together. Years later, you’ll see it again on the same date.',
        },
        voice: {
          title: 'What she wanted to be at five',
          text: 'One question at a time, in large type, answered in her own voice. Ten answers make a portrait.',
        },
      },
    },
    stories: {
      title: 'How families use it',
      items: {
        baby: {
          title: 'The first year',
          text: 'Two parents, one phone, four in the morning. By breakfast the photos are in the album, in the right order.',
        },
        far: {
          title: 'Grandparents far away',
          text: 'They open an email, press one button, and see this week’s photos, nice and large. There’s nothing to learn.',
        },
        shoebox: {
          title: 'The shoebox of prints',
          text: 'Scanned on rainy Sundays, with captions by the aunt who still knows every name.',
        },
      },
    },
    testimonials: 'What families say',
    final: {
      title: 'Someone in your family still knows all the names.',
      text: 'Start while you can still ask. Free to try, easy to leave, and yours from the first minute.',
    },
  },
  footer: {
    tagline: 'A private home for your family’s memories.',
    platform: 'Platform',
    company: 'Company',
    legal: 'Legal & support',
    languages: 'Language',
    social: 'Follow us',
    copyright: '© {year} {holder}',
    names: {
      features: 'Features',
      pricing: 'Pricing',
      memoryBooks: 'Memory books',
      storytelling: 'AI storytelling',
      about: 'Our story',
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
    title: 'Page not found',
    text: 'Oops! The page you’re looking for seems to have wandered off.',
    back: 'Go back',
    home: 'Go home',
  },
  offline: {
    title: 'You’re offline',
    text: 'Your album is safe. You can open it again when you’re back online.',
    shared: 'We saved the photos you shared on this phone. They’ll be added when you’re back online.',
    again: 'Try again',
    hint: 'To see photos here, turn on offline photos in your settings, under “Your data”.',
    saved: 'Saved on this device',
    all: 'All photos',
    favorites: 'Favorites',
    video: 'Video. It plays when you’re online.',
    close: 'Close',
    previous: 'Previous photo',
    next: 'Next photo',
    updated: 'Last updated {date}',
  },
} as const
