/** Pages about the product: features, pricing, memory books, storytelling. */
export const publicOffer = {
  features: {
    title: 'Features',
    heading: 'Everything a family album needs, with no ads or trackers',
    lead: 'Photos, voices, milestones, and books, in one place that only your family sees.',
    large: {
      photos: {
        title: 'Photos and videos, exactly as you took them',
        text: 'Add hundreds at a time from any phone, camera, or scanner. We never change your originals, and you can download them anytime. Uploads resume if you lose your connection, and duplicates don’t count twice.',
      },
      photo: {
        title: 'Every photo with its story',
        text: 'See the date and local time, the place, the camera, your caption, and what your family has to say. You choose who sees each photo: your family, your extended family, or only you.',
      },
      milestones: {
        title: 'Milestones you’ll see again',
        text: 'The first tooth, the last day of school, the day the training wheels came off. Each has a date, a child, and photos. We’ll remind you of birthdays ahead of time, too.',
      },
      voices: {
        title: 'Ten questions, in their own voice',
        text: 'Children see one question at a time and answer at their own pace, on video, aloud, or in writing. The family’s owner gives permission first, and you choose who can play each answer.',
      },
      years: {
        title: 'Then and now, side by side',
        text: 'The same child, the same beach, years apart: Hearthbook finds photos that belong together and lets you slide from one to the other. See your child beside you at the same age, and get a poster or a film with a photo for every year.',
      },
      sounds: {
        title: 'Photos that tell their own story',
        text: 'Grandma knows who that is, and Mom knows whose parasol it was. Record what each of them says about a photo, and pin it to the spot she’s talking about. Later, anyone who opens the photo can hear them, one after the other.',
      },
      films: {
        title: 'A film of your summer',
        text: 'Choose an album, a trip, or someone’s year, and your own server makes a film of up to three minutes: photos that move slowly toward faces, videos, captions, recorded voices, and quiet music. Nothing is sent to anyone.',
      },
      letters: {
        title: 'Letters that wait',
        text: 'Write to your child for their eighteenth birthday, and add photos or your voice. Everything is encrypted until that day: no one in the family can read, see, or hear it before then, not even you. Then it opens on its own, even if you’re no longer there.',
      },
      growing: {
        title: 'Children who grow up',
        text: 'From age 7, children can flag photos they’d rather not have here. From 13, they can hide photos of themselves and their answers, and you see how many, but not which ones. At 18, their profile is theirs, with a copy to take along. You choose the ages.',
      },
      gazette: {
        title: 'A gazette for people without a screen',
        text: 'Every month becomes eight pages to print or get by email, in large type if you like. Grandparents don’t need an account, and codes beside the photos play the voices.',
      },
      book: {
        title: 'Books that lay themselves out',
        text: 'Pick a summer, a child, or a year, and your photos, milestones, and answers fall into place. Scan a printed code to play an answer. Rearrange what you like, then download a print-ready PDF.',
      },
    },
    screens: {
      cover: 'A family’s home page with its name, members, and newest moments and photos',
      gallery: 'The gallery, showing photos from October day by day',
      photo: 'A photo with its caption, place, camera, reactions, and comments',
      milestones: 'Milestones for two children, each with a date and photos',
      answers: 'A child’s answers to six of the ten questions',
      years: 'The same beach in 1996 and in 2023, with a handle to slide from one photo to the other',
      sounds: 'An old photo, with two recordings pinned to what they’re about',
      letter: 'A letter from a grandmother that opened on Alma’s eighth birthday',
      gazette: 'Two pages of a family’s gazette: the cover, and photos of a month',
      book: 'Two facing pages of a memory book',
      film: 'A film of an album, playing in the family’s films',
      growing: 'What Alma, who is eight, decides, and a photo she’d rather not have',
    },
    more: 'And the little things',
    small: {
      safeToDelete: {
        title: 'Free up your phone, safely',
        text: 'Choose photos on your device, and see which ones are stored here, were found intact, and are in a backup. The check runs in your browser, so nothing is uploaded.',
      },
      trusted: {
        title: 'If something happens to you',
        text: 'Choose who may take over your family’s album when you no longer can. Print a family record that says what’s here and how to get it, and put it with your important papers.',
      },
      find: {
        title: 'Find it fast',
        text: 'Search by word, date, place, child, tag, or category, even with hundreds of thousands of photos.',
      },
      roles: {
        title: 'Roles everyone understands',
        text: 'Owner, editor, contributor, or viewer. The server and the database both check every action.',
      },
      guests: {
        title: 'A link for grandparents',
        text: 'A guest link shows what you share with your extended family, in large type. Guests don’t need an account or an app, and you can revoke the link at any time.',
      },
      digest: {
        title: 'News on your schedule',
        text: 'Get notified right away, get a daily, weekly, or monthly email, or turn notifications off. Everyone chooses for themselves.',
      },
      restore: {
        title: 'Time to change your mind',
        text: 'The family’s owner can restore deleted photos for 30 days.',
      },
      leave: {
        title: 'Leave whenever you like',
        text: 'Export your originals and all your other data in open formats at any time.',
      },
      access: {
        title: 'For everyone',
        text: 'Works with a keyboard or a screen reader, in light or dark mode, and on older phones.',
      },
    },
  },
  pricing: {
    title: 'Pricing',
    heading: 'Simple pricing, and only one of you pays',
    lead: 'The family’s owner chooses the plan. Everyone they invite joins for free.',
    monthly: 'Monthly',
    yearly: 'Yearly',
    period: 'Billing period',
    saving: 'two months free',
    perMonth: 'a month',
    perYear: 'a year',
    forever: 'forever',
    popular: 'Most popular',
    choose: 'Choose {plan}',
    startFree: 'Start free',
    trial: 'Try everything in our most popular plan for {days, plural, one {# day} other {# days}}. No card needed.',
    all: 'Compare all plans',
    nothingLimited: {
      heading: 'Nothing to pay',
      lead: 'This server belongs to the families who use it. There are no plans, limits, or bills.',
      included: 'Everything, for everyone',
      books: 'Memory books as print-ready PDFs',
    },
    faqTitle: 'Frequently asked questions',
    faq: {
      downgrade: {
        question: 'What happens to our photos if we move to a smaller plan?',
        answer:
          'Nothing is deleted. You can still view and export all of them. You just can’t add more while you’re over the limit.',
      },
      cancel: {
        question: 'Can we cancel at any time?',
        answer:
          'Yes, in your billing settings. Your plan stays active until the end of the period you’ve paid for, and you can still view and export everything after that.',
      },
      members: {
        question: 'Does everyone have to pay?',
        answer: 'No. Only the family’s owner pays. Everyone they invite joins for free.',
      },
      recordings: {
        question: 'Is there a limit on children’s recordings?',
        answer: 'No. Children’s answers never count toward a plan’s limits.',
      },
    },
    faqTrial: {
      question: 'Is there a free trial?',
      answer:
        'Yes, there’s a {days, number}-day free trial. When it ends, or if you cancel, you can view and export your data for at least 30 days. We won’t delete it after that, either.',
    },
  },
  memoryBooks: {
    title: 'Memory books',
    heading: 'The best of your album, on paper',
    lead: 'Choose a chapter of your family’s story, watch the pages fall into place, and hold the book in your hands.',
    start: 'Start creating',
    featuresTitle: 'Made from what you already have',
    features: {
      own: {
        title: 'From your own album',
        text: 'Your photos, milestones, and captions are already there, in order. Every book starts half-finished.',
      },
      quality: {
        title: 'Originals, not previews',
        text: 'Every page is made from your original files, so prints look as sharp as the photos you took.',
      },
      layouts: {
        title: 'Simple, elegant layouts',
        text: 'Large photos, short captions, and generous margins.',
      },
      together: {
        title: 'Made together',
        text: 'One of you starts, another finds the missing photo, and a third remembers the dog’s name.',
      },
    },
    insideTitle: 'Look inside',
    insideLead: 'Pages from our sample family’s book, laid out by Hearthbook.',
    spreads: {
      trip: {
        title: 'Trips open on their own page',
        text: 'The place and dates come from the photos.',
        alt: 'Open book: a lighthouse at sunset next to the title “Smögen”, and photos of a sandcastle, sailboats, and a beach',
      },
      map: {
        title: 'A map of where you were',
        text: 'Drawn on this server, so no map service learns where you were.',
        alt: 'Open book: a map of Europe with four places, and a beach photo above the title “2024”',
      },
      voice: {
        title: 'Voices come along',
        text: 'Scan the code to hear what someone recorded about the photo.',
        alt: 'Open book: a family on a bench watching the sunset, and a child’s answer below a photo of a kite, each with a QR code',
      },
      shapes: {
        title: 'Every page has its own shape',
        text: 'Layouts follow your photos, so heads and towers stay in the frame.',
        alt: 'Open book: four photos of different shapes, and two people in a rowboat above the title “Noé rows a whole lake”',
      },
      panorama: {
        title: 'Wide photos span both pages',
        text: 'And nothing is lost in the fold.',
        alt: 'Open book: one photo of hills in evening light across both pages',
      },
    },
    templatesTitle: 'Four ways to begin',
    pages: '{count, plural, one {# page} other {# pages}}',
    popular: 'Popular',
    use: 'Use template',
    templates: {
      first_year: {
        name: 'First year baby book',
        category: 'Baby',
        text: 'Month by month, from the first night to the first candle.',
      },
      vacation: {
        name: 'Family vacation album',
        category: 'Travel',
        text: 'The long drive, the best afternoon, and sand in everything.',
      },
      school_year: {
        name: 'School year memories',
        category: 'School',
        text: 'From new shoes in September to drawings in June, with room for friends.',
      },
      anniversary: {
        name: 'Wedding anniversary',
        category: 'Anniversary',
        text: 'Two people, many years, one beautiful book.',
      },
    },
    stepsTitle: 'Three steps to a book',
    steps: {
      choose: { title: 'Choose photos', text: 'By child, by summer, by favorites, or one by one.' },
      design: { title: 'Customize design', text: 'Start from a template, move what you like, and add your own words.' },
      print: { title: 'Print and share', text: 'Download your book for free or order a printed copy.' },
    },
    pricesTitle: 'Digital or printed',
    popularPrice: 'Most popular',
    order: 'Start this book',
    free: 'Free',
    formats: {
      digital: {
        name: 'Digital book',
        lines: { one: 'Digital download', two: 'Print-ready PDF', three: 'All templates' },
      },
      softcover: {
        name: 'Softcover print',
        lines: {
          one: 'Everything in the digital book',
          two: 'Flexible cover, glued spine',
          three: 'Printed from your originals',
        },
      },
      hardcover: {
        name: 'Hardcover print',
        lines: {
          one: 'Everything in the digital book',
          two: 'Printed cover on sturdy boards',
          three: 'Printed from your originals',
        },
      },
    },
  },
  storytelling: {
    title: 'AI storytelling',
    heading: 'Every story starts with their own words',
    lead: 'A good story needs a voice, a face, a place, and a day. Hearthbook brings them together.',
    learn: 'Learn more',
    /** For screen readers, appended to the link so that its target is clear. */
    learnWhat: 'about the features',
    featuresTitle: 'What goes into a story',
    features: {
      words: {
        title: 'Their own words',
        text: 'Answers to ten questions, on video or in writing, just as your child gave them.',
      },
      pictures: {
        title: 'The right photos',
        text: 'Photos are linked to the child, the milestone, and the day, so the right one is easy to find.',
      },
      private: {
        title: 'Private to your family',
        text: 'We don’t train AI on children’s faces or voices, and no transcription service hears them unless the family’s owner agrees.',
      },
      open: {
        title: 'Yours to use anywhere',
        text: 'Export a child’s questions, answers, and videos, then tell the story with any tool you trust.',
      },
    },
    stepsTitle: 'How a story comes together',
    steps: {
      gather: { title: 'Gather', text: 'Add photos and milestones as they happen.' },
      ask: { title: 'Ask', text: 'Let your child answer, one question at a time.' },
      choose: { title: 'Choose', text: 'Pick the moments that belong together.' },
      tell: { title: 'Tell', text: 'In your album, in a book, as a film, or out loud on the couch.' },
    },
    stateTitle: 'What works today',
    state:
      'Today you can collect memories, ask questions, export answers, and have your server make a film of an album, a trip, or someone’s year. It chooses by favorites, captions, voices, and faces, with fixed rules. AI storytelling isn’t available yet, and no AI writes, draws, or narrates stories in Hearthbook. If we ever offer it, your family will decide for each story.',
    examplesTitle: 'Three stories worth telling',
    examples: {
      milestone: {
        title: 'From crawling to running',
        category: 'Milestone',
        text: 'Eleven months, nine short videos, and the dog who watched it all.',
      },
      vacation: {
        title: 'The week on the island',
        category: 'Vacation',
        text: 'A ferry, a storm, and what everyone said when asked about their best day.',
      },
      celebration: {
        title: 'Eighty candles',
        category: 'Celebration',
        text: 'One table, four generations, and the song Grandpa pretended not to know.',
      },
    },
    finalTitle: 'They’ll only sound like this once',
    start: 'Get started free',
    sales: 'Contact sales',
  },
} as const
