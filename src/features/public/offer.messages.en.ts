/** What there is and what it costs: features, pricing, memory books, storytelling. */
export const publicOffer = {
  features: {
    title: 'Features',
    heading: 'Everything a family album needs, and nothing that watches it',
    lead: 'Hearthbook does a few things thoroughly. Here they are, as they are today.',
    large: {
      photos: {
        title: 'Photos and films, kept whole',
        text: 'Drop in five hundred at once, from any phone, camera or scanner. Each original is stored byte for byte with its checksum, and comes back byte for byte. A lost connection only pauses an upload; a duplicate is recognised and never counted twice.',
      },
      photo: {
        title: 'Each picture with its story',
        text: 'The day, and the hour as the clock stood there; the place, the camera, the words you gave it, and what the family has to say about it. Whether the family, the wider family or only you see it, you decide for each.',
      },
      milestones: {
        title: 'Milestones that find their way back',
        text: 'The first tooth, the last day of school, the day the training wheels came off. Each has its date, its child and its pictures, and birthdays announce themselves in good time.',
      },
      voices: {
        title: 'Ten questions, one small voice',
        text: 'A child sees one question at a time and answers on film, aloud or in writing, at their own pace. The owner of the family agrees first, and every recording stays inside the family.',
      },
      book: {
        title: 'Books that lay themselves out',
        text: 'Pick a summer, a child or a year, and the pages fall into place: photos in their order, milestones with their words, answers with a code that plays them. Move what you like, then download a PDF that a printer takes.',
      },
    },
    screens: {
      cover: 'The cover page of a family: its name, its people, its newest moments and photos',
      gallery: 'The gallery: an October in photos, day by day',
      photo: 'A photo with its caption, place, camera, reactions and comments',
      milestones: 'Milestones of two children, each with its date and pictures',
      answers: 'Six answers of a child to ten questions',
      book: 'A spread of a memory book',
    },
    more: 'And the quiet things',
    small: {
      find: {
        title: 'Found in a moment',
        text: 'By word, day, place, child, tag or category, over hundreds of thousands of photos.',
      },
      roles: {
        title: 'Roles everybody understands',
        text: 'Owner, editor, viewer. Enforced by the server, and a second time by the database itself.',
      },
      guests: {
        title: 'A link for grandparents',
        text: 'Large type, no account, nothing to install. It shows what you share with the wider family and can be withdrawn.',
      },
      talk: {
        title: 'Talk beside the picture',
        text: 'Comments and reactions lie with the photo they are about, for the family alone.',
      },
      digest: {
        title: 'News when you like it',
        text: 'A notice at once, a mail each day, week or month, or nothing at all: each person decides.',
      },
      restore: {
        title: 'Second thoughts',
        text: 'A deleted photo rests for thirty days, and the owner of the family can bring it back.',
      },
      languages: {
        title: 'Three languages',
        text: 'English, Spanish and French, each with its own dates and plurals, chosen by each person.',
      },
      leave: {
        title: 'The door stays open',
        text: 'Export everything as originals and plain files, whenever you wish.',
      },
      access: {
        title: 'For every pair of hands',
        text: 'By keyboard, by screen reader, in light or dark, on a phone from years ago.',
      },
    },
  },
  pricing: {
    title: 'Pricing',
    heading: 'Plain prices, and only one of you pays',
    lead: 'A family’s plan is its owner’s. Everybody who is invited joins for nothing.',
    monthly: 'Monthly',
    yearly: 'Yearly',
    period: 'How often to pay',
    saving: 'two months free',
    perMonth: 'a month',
    perYear: 'a year',
    forever: 'forever',
    popular: 'Most popular',
    choose: 'Choose {plan}',
    startFree: 'Start free',
    trial: 'Try everything of the most popular plan for {days, plural, one {# day} other {# days}}, without a card.',
    all: 'Compare all plans',
    nothingLimited: {
      heading: 'Nothing to pay here',
      lead: 'This Hearthbook is run by the people who use it. There are no plans, no limits and no bills.',
      included: 'All of it, for everybody here',
    },
    faqTitle: 'Questions people ask first',
    faq: {
      downgrade: {
        question: 'What happens to our photos if we move to a smaller plan?',
        answer: 'Nothing. What is there stays readable and exportable; only adding stops while you are over the limit.',
      },
      cancel: {
        question: 'Can we cancel at any time?',
        answer:
          'Yes, in one place and without a conversation. The plan runs to the end of what is paid, and your data stays yours to read and export.',
      },
      members: {
        question: 'Does everybody have to pay?',
        answer: 'No. One person owns the family and its plan; the others are invited and pay nothing.',
      },
      recordings: {
        question: 'Are the children’s recordings limited?',
        answer: 'No. Answers in a child’s own voice never count against a plan.',
      },
    },
    faqTrial: {
      question: 'Is there a trial?',
      answer:
        'There is a {days, number}-day free trial. After it, or after a cancellation, your data stays readable and exportable for at least 30 days, and we do not delete it behind your back afterwards either.',
    },
  },
  memoryBooks: {
    title: 'Memory Books',
    heading: 'The part of the album that smells of paper',
    lead: 'Choose a chapter of your family, let the pages fall into place, and hold it in your hands.',
    start: 'Start Creating',
    featuresTitle: 'Made from what you already keep',
    features: {
      own: {
        title: 'From your own album',
        text: 'Photos, milestones and captions are already there, in order. A book begins half finished.',
      },
      quality: {
        title: 'Originals, not previews',
        text: 'Each page is made from the untouched original, so print is as sharp as the camera was.',
      },
      layouts: {
        title: 'Layouts with restraint',
        text: 'Room for the picture, a line for the words, and margins that let both breathe.',
      },
      together: {
        title: 'Made together',
        text: 'One begins, another finds the missing picture, a third knows the name of the dog.',
      },
    },
    templatesTitle: 'Four places to begin',
    pages: '{count, plural, one {# page} other {# pages}}',
    popular: 'Popular',
    use: 'Use Template',
    templates: {
      first_year: {
        name: 'First Year Baby Book',
        category: 'Baby',
        text: 'Month by month, from the first night to the first candle.',
      },
      vacation: {
        name: 'Family Vacation Album',
        category: 'Travel',
        text: 'The long way there, the best afternoon, the sand in everything.',
      },
      school_year: {
        name: 'School Year Memories',
        category: 'School',
        text: 'September shoes to June drawings, with room for friends.',
      },
      anniversary: {
        name: 'Wedding Anniversary',
        category: 'Anniversary',
        text: 'Two people, many years, one quiet book.',
      },
    },
    stepsTitle: 'Three steps to a book',
    steps: {
      choose: { title: 'Choose photos', text: 'By child, by summer, by favourites, or one by one.' },
      design: { title: 'Customize design', text: 'Take a template, move what you like, write a line beside it.' },
      print: { title: 'Print and share', text: 'Download it for nothing, or have it bound.' },
    },
    pricesTitle: 'Digital or bound',
    popularPrice: 'Most Popular',
    order: 'Start this book',
    free: 'Free',
    formats: {
      digital: {
        name: 'Digital Book',
        lines: { one: 'Digital download', two: 'Share online', three: 'All templates' },
      },
      softcover: {
        name: 'Softcover Print',
        lines: {
          one: 'Everything of the Digital Book',
          two: 'Matte cover, made for leafing through',
          three: 'Printed from originals',
        },
      },
      hardcover: {
        name: 'Hardcover Print',
        lines: { one: 'Lay-flat binding', two: 'Dust jacket', three: 'Gift box' },
      },
    },
  },
  storytelling: {
    title: 'AI Storytelling',
    heading: 'Stories begin with what was really said',
    lead: 'A good story needs a voice, a face, a place and a day. Hearthbook keeps these together, so that they can be told: by you, and one day with a little help.',
    try: 'Try AI Storytelling',
    learn: 'Learn More',
    /** Heard after it, so that the link tells where it leads. */
    learnWhat: 'about the features',
    featuresTitle: 'What a story is made of',
    features: {
      words: {
        title: 'Their own words',
        text: 'Ten questions, answered on film or in writing, in the order in which a child gave them.',
      },
      pictures: {
        title: 'Pictures that belong',
        text: 'Photos lie beside the child, the milestone and the day, so nobody searches for the right one.',
      },
      private: {
        title: 'Inside the family',
        text: 'Nothing is trained on children’s faces and voices, and none of them leaves here without a yes of the family’s owner.',
      },
      open: {
        title: 'Open material',
        text: 'Export a child’s answers with prompts, texts and films, and tell the story with any tool you trust.',
      },
    },
    stepsTitle: 'How a story comes together',
    steps: {
      gather: { title: 'Gather', text: 'Add photos and milestones as life goes on.' },
      ask: { title: 'Ask', text: 'Let a child answer, one question at a time.' },
      choose: { title: 'Choose', text: 'Pick the moments that belong together.' },
      tell: { title: 'Tell', text: 'In the album, in a book, or aloud on the sofa.' },
    },
    stateTitle: 'Where this stands',
    state:
      'Gathering, asking and exporting work today. Telling by machine is not switched on: no AI service writes, draws or speaks a story here. Should that ever be offered, a family will have to choose it, story by story.',
    examplesTitle: 'Three stories worth telling',
    examples: {
      milestone: {
        title: 'From crawling to running',
        category: 'Milestone',
        text: 'Eleven months, nine short films, and the dog who watched all of it.',
      },
      vacation: {
        title: 'The week on the island',
        category: 'Vacation',
        text: 'A ferry, a storm, and what everybody answered when asked for the best day.',
      },
      celebration: {
        title: 'Eighty candles',
        category: 'Celebration',
        text: 'One table, four generations, and the song that Grandfather pretended not to know.',
      },
    },
    finalTitle: 'The voices of this year are here only this year',
    start: 'Get Started Free',
    sales: 'Contact Sales',
  },
} as const
