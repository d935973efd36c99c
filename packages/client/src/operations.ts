// Generated from the contract: `UPDATE_DOCS=1 npm test -- unit tests/client.test.ts` updates it.

/** How to call an operation. */
export type Call = {
  method: string
  path: string
  /** Which fields are sent in the address, if others are sent in the body. */
  query?: readonly string[]
  /** json, or the type of a file. */
  sends?: string
  receives?: 'json' | 'file'
}

export type Problem = {
  type: string
  title: string
  status: number
  code:
    | 'invalid_input'
    | 'wrong_code'
    | 'wrong_password'
    | 'weak_password'
    | 'passkey_refused'
    | 'provider_refused'
    | 'provider_stale'
    | 'address_unproven'
    | 'code_expired'
    | 'token_expired'
    | 'link_expired'
    | 'signed_out'
    | 'forbidden'
    | 'account_leaving'
    | 'sign_up_closed'
    | 'proof_required'
    | 'second_factor_required'
    | 'wrong_origin'
    | 'not_found'
    | 'account_exists'
    | 'last_way_in'
    | 'already_there'
    | 'owner_stays'
    | 'already_member'
    | 'other_address'
    | 'invitation_used'
    | 'invitation_expired'
    | 'card_declined'
    | 'plan_limit_reached'
    | 'conflict'
    | 'too_many'
    | 'folder_missing'
    | 'consent_required'
    | 'too_large'
    | 'unsupported_media'
    | 'rate_limited'
    | 'too_many_requests'
    | 'limit_reached'
    | 'too_many_uploads'
    | 'unexpected'
    | 'file_damaged'
    | 'unavailable'
    | 'storage_full'
  detail?: string
  params?: Record<string, unknown>
  fields?: Record<string, string>
}

export type Album = {
  id: string
  family_id: string
  title: string
  description: string | null
  place: string | null
  starts_on: string | null
  ends_on: string | null
  first_day: string | null
  first_precision: 'time' | 'day' | 'month' | 'season' | 'year' | 'about' | 'decade' | null
  last_day: string | null
  last_precision: 'time' | 'day' | 'month' | 'season' | 'year' | 'about' | 'decade' | null
  sort: 'date' | 'manual'
  rule: Record<string, string> | null
  contributors: 'everyone' | 'chosen'
  /** Who can see this item: only you, members, or also guests with a link. */ audience:
    | 'private'
    | 'family_only'
    | 'extended_family'
  created_by: { id: string; first_name: string; last_name: string } | null
  created_at: string
  updated_at: string
  photos: number
  is_count_exact: boolean
  cover: {
    id: string
    description: string | null
    width: number
    height: number
    focus_x: number | null
    focus_y: number | null
    thumbhash: string | null
    small_url: string
    large_url: string
  } | null
  starts_with_cover: boolean
  can: { add: boolean; edit: boolean; keep_private: boolean }
  contributor_ids: Array<string>
  guest_links: number
}

export type BackupStatus = {
  is_set_up: boolean
  last_backup_at: string | null
  bytes: number | null
  next_at: string | null
  verified_at: string | null
  is_late: boolean
}

export type Book = {
  book: {
    id: string
    family_id: string
    family_name: string
    title: string
    description: string | null
    status: 'draft' | 'in_progress' | 'completed'
    template: string | null
    version: number
    pages: number
    photos: number
    size: '8x8' | '8x11' | '11x8.5'
    colour: string
    cover: {
      typeface: 'serif' | 'sans' | 'hand'
      front: {
        /** An ID you choose, unique in the book. */ id: string
        /** null is the default. */ background:
          | 'white'
          | 'paper'
          | 'sand'
          | 'blush'
          | 'sky'
          | 'sage'
          | 'ember'
          | 'plum'
          | 'forest'
          | 'night'
          | null
        /** One item for each frame of the layout. null is an empty frame. */ slots: Array<
          | {
              kind: 'photo'
              photo_id: string
              /** 1 fills the frame exactly. */ zoom: number
              /** Horizontal position of the crop: 0 is the left edge, and 1 the right. */ x: number
              /** Vertical position of the crop: 0 is the top edge, and 1 the bottom. */ y: number
            }
          | {
              kind: 'text'
              text: string
              align: 'start' | 'center' | 'end'
              /** Default: the book’s typeface. */ typeface?: 'serif' | 'sans' | 'hand'
            }
          | { kind: 'code'; /** A code from makeBookCode. */ code: string }
          | {
              kind: 'map'
              width: number
              height: number
              /** Land as an SVG path. */ land: string
              /** Borders as an SVG path. */ borders: string
              places: Array<{ name: string; x: number; y: number }>
            }
          | null
        >
        layout:
          | 'cover_narrow'
          | 'cover_frame'
          | 'cover_bleed'
          | 'cover_title'
          | 'cover_foot'
          | 'cover_back'
          | 'cover_back_photo'
          | 'cover_photo'
          | 'cover_full'
          | 'cover_words'
      }
    }
    cover_photo: { id: string; width: number; height: number; url: string } | null
    created_at: string
    updated_at: string
    archived_at: string | null
    can_edit: boolean
  }
  document: {
    /** The version of this format. */ format: 1
    /** Width and height in inches. */ size: '8x8' | '8x11' | '11x8.5'
    binding: 'softcover' | 'hardcover'
    /** Paper weight in g/m². */ paper: 'silk_170' | 'silk_250'
    typeface: 'serif' | 'sans' | 'hand'
    /** The color of the cover. */ colour:
      | 'white'
      | 'paper'
      | 'sand'
      | 'blush'
      | 'sky'
      | 'sage'
      | 'ember'
      | 'plum'
      | 'forest'
      | 'night'
    cover: {
      front: {
        /** An ID you choose, unique in the book. */ id: string
        /** null is the default. */ background:
          | 'white'
          | 'paper'
          | 'sand'
          | 'blush'
          | 'sky'
          | 'sage'
          | 'ember'
          | 'plum'
          | 'forest'
          | 'night'
          | null
        /** One item for each frame of the layout. null is an empty frame. */ slots: Array<
          | {
              kind: 'photo'
              photo_id: string
              /** 1 fills the frame exactly. */ zoom: number
              /** Horizontal position of the crop: 0 is the left edge, and 1 the right. */ x: number
              /** Vertical position of the crop: 0 is the top edge, and 1 the bottom. */ y: number
            }
          | {
              kind: 'text'
              text: string
              align: 'start' | 'center' | 'end'
              /** Default: the book’s typeface. */ typeface?: 'serif' | 'sans' | 'hand'
            }
          | { kind: 'code'; /** A code from makeBookCode. */ code: string }
          | {
              kind: 'map'
              width: number
              height: number
              /** Land as an SVG path. */ land: string
              /** Borders as an SVG path. */ borders: string
              places: Array<{ name: string; x: number; y: number }>
            }
          | null
        >
        layout:
          | 'cover_narrow'
          | 'cover_frame'
          | 'cover_bleed'
          | 'cover_title'
          | 'cover_foot'
          | 'cover_back'
          | 'cover_back_photo'
          | 'cover_photo'
          | 'cover_full'
          | 'cover_words'
      }
      back: {
        /** An ID you choose, unique in the book. */ id: string
        /** null is the default. */ background:
          | 'white'
          | 'paper'
          | 'sand'
          | 'blush'
          | 'sky'
          | 'sage'
          | 'ember'
          | 'plum'
          | 'forest'
          | 'night'
          | null
        /** One item for each frame of the layout. null is an empty frame. */ slots: Array<
          | {
              kind: 'photo'
              photo_id: string
              /** 1 fills the frame exactly. */ zoom: number
              /** Horizontal position of the crop: 0 is the left edge, and 1 the right. */ x: number
              /** Vertical position of the crop: 0 is the top edge, and 1 the bottom. */ y: number
            }
          | {
              kind: 'text'
              text: string
              align: 'start' | 'center' | 'end'
              /** Default: the book’s typeface. */ typeface?: 'serif' | 'sans' | 'hand'
            }
          | { kind: 'code'; /** A code from makeBookCode. */ code: string }
          | {
              kind: 'map'
              width: number
              height: number
              /** Land as an SVG path. */ land: string
              /** Borders as an SVG path. */ borders: string
              places: Array<{ name: string; x: number; y: number }>
            }
          | null
        >
        layout:
          | 'cover_narrow'
          | 'cover_frame'
          | 'cover_bleed'
          | 'cover_title'
          | 'cover_foot'
          | 'cover_back'
          | 'cover_back_photo'
          | 'cover_photo'
          | 'cover_full'
          | 'cover_words'
      }
      /** The text on the spine. */ spine: string
    }
    pages: Array<{
      /** An ID you choose, unique in the book. */ id: string
      /** null is the default. */ background:
        | 'white'
        | 'paper'
        | 'sand'
        | 'blush'
        | 'sky'
        | 'sage'
        | 'ember'
        | 'plum'
        | 'forest'
        | 'night'
        | null
      /** One item for each frame of the layout. null is an empty frame. */ slots: Array<
        | {
            kind: 'photo'
            photo_id: string
            /** 1 fills the frame exactly. */ zoom: number
            /** Horizontal position of the crop: 0 is the left edge, and 1 the right. */ x: number
            /** Vertical position of the crop: 0 is the top edge, and 1 the bottom. */ y: number
          }
        | {
            kind: 'text'
            text: string
            align: 'start' | 'center' | 'end'
            /** Default: the book’s typeface. */ typeface?: 'serif' | 'sans' | 'hand'
          }
        | { kind: 'code'; /** A code from makeBookCode. */ code: string }
        | {
            kind: 'map'
            width: number
            height: number
            /** Land as an SVG path. */ land: string
            /** Borders as an SVG path. */ borders: string
            places: Array<{ name: string; x: number; y: number }>
          }
        | null
      >
      layout:
        | 'framed'
        | 'bleed_wide'
        | 'bleed_tall'
        | 'bleed_tall_right'
        | 'pair_beside'
        | 'pair_offset'
        | 'pair_over'
        | 'trio_tall'
        | 'trio_tall_last'
        | 'trio_wide'
        | 'trio_wide_last'
        | 'quartet'
        | 'quartet_wide'
        | 'quintet'
        | 'sextet'
        | 'full'
        | 'one'
        | 'one_caption'
        | 'two_across'
        | 'two_down'
        | 'three_tall'
        | 'three_wide'
        | 'landscape'
        | 'wide'
        | 'portrait'
        | 'portrait_side'
        | 'quiet'
        | 'pair_wide'
        | 'pair_tall'
        | 'pair_stagger'
        | 'pair_large'
        | 'pair_columns'
        | 'pair_steps'
        | 'three_portraits'
        | 'three_landscapes'
        | 'four'
        | 'four_wide'
        | 'five'
        | 'six'
        | 'story'
        | 'milestone'
        | 'milestone_landscape'
        | 'answer'
        | 'answer_film'
        | 'chapter'
        | 'words'
        | 'photo_code'
        | 'answer_below'
        | 'answer_beside'
        | 'quote_page'
        | 'answer_words'
        | 'answer_face'
        | 'answer_landscape'
        | 'answer_portrait'
        | 'milestone_portrait'
        | 'photo_code_portrait'
        | 'title_page'
        | 'year'
        | 'opener_wide'
        | 'opener_tall'
        | 'opener_tall_right'
        | 'opener_framed'
        | 'opener_beside'
        | 'panorama_left'
        | 'panorama_right'
        | 'opener'
        | 'opener_half'
        | 'opener_portrait'
        | 'quote'
        | 'map'
        | 'map_title'
        | 'map_opener'
    }>
  }
  photos: Array<{
    id: string
    width: number
    height: number
    description: string | null
    focus: { x: number; y: number } | null
    thumbhash: string | null
    small_url: string
    large_url: string
  }>
  code_base: string
  all_layouts: boolean
  has_printer: boolean
}

export type BookOffer = {
  billing: 'off' | 'sandbox' | 'stripe'
  currency: string | null
  prices: { softcover: number; hardcover: number }
  shipping: number
  included: { softcover: number; hardcover: number }
  may_order: boolean
  season_end: string | null
}

export type BookVersion = Book

export type Choices = {
  may_flag: boolean
  may_hide: boolean
  is_hidden: boolean
  flag: { id: string; settled_at: string | null } | null
}

export type Dashboard = {
  family: Family
  people: {
    people: Array<ListedPerson>
    relations: Array<{ person_id: string; relation: 'parent' | 'partner'; to_person_id: string }>
  }
  moments: { activities: Array<ListedActivity>; next_cursor: string | null }
  photos: {
    photos: Array<ListedPhoto>
    next_cursor: string | null
    previous_cursor: string | null
    month_offset: number | null
    total: number
    is_total_exact: boolean
  }
  milestones: { milestones: Array<Milestone>; next_cursor: string | null; total: number }
  personality: {
    children: Array<{
      id: string
      first_name: string
      last_name: string
      birth_date: string
      gender: 'prefer_not_to_say' | 'girl' | 'boy' | 'another'
      avatar_url: string | null
      progress: {
        answered: number
        total: number
        percent: number
        badge: 'not_started' | 'started' | 'in_progress' | 'complete'
        completed: boolean
      }
      next: {
        id: string
        prompt_order: number
        category: 'emotions' | 'play' | 'friends' | 'family' | 'growing' | 'imagination' | 'dreams' | 'other'
        prompt_key: string | null
        prompt_text: string
        is_skipped: boolean
      } | null
    }>
    summary: { children: number; completed: number; percent: number }
  }
  categories: { categories: Array<ListedCategory> }
  highlights: Highlights
}

export type Family = {
  id: string
  name: string
  created_at: string
  updated_at: string
  viewers_may_save: boolean
  role: 'owner' | 'editor' | 'contributor' | 'viewer'
  can: Array<
    | 'family.view'
    | 'family.manage'
    | 'family.leave'
    | 'members.manage'
    | 'photos.view'
    | 'photos.add'
    | 'photos.edit_own'
    | 'photos.edit'
    | 'photos.delete_own'
    | 'photos.delete'
    | 'photos.save'
    | 'imports.run'
    | 'people.edit'
    | 'milestones.edit'
    | 'personality.edit'
    | 'books.edit'
    | 'comments.add'
    | 'comments.moderate'
    | 'guests.manage'
  >
  members: Array<{
    id: string
    role: 'owner' | 'editor' | 'contributor' | 'viewer'
    invitation_status: 'accepted'
    user: { id: string; email: string; first_name: string; last_name: string; avatar_url: string | null }
  }>
  children: Array<{
    id: string
    first_name: string
    last_name: string
    birth_date: string
    gender: 'prefer_not_to_say' | 'girl' | 'boy' | 'another'
    avatar_url: string | null
  }>
}

export type FamilyAddress = {
  slug: string
  host: string | null
  url: string | null
  domain: { name: string; is_proven: boolean; url: string; record_name: string; record_value: string } | null
  may_use_domain: boolean
  domain_with: 'free' | 'basic' | 'plus' | 'premium' | 'legacy' | null
}

export type FilmPlan = { title: string; found: number; photos: number; videos: number; voices: number; seconds: number }

export type Gazette = {
  editions: Array<{
    month: string
    cover: { id: string; url: string; width: number; height: number; focus_x: number | null; focus_y: number | null }
  }>
  current: {
    month: string
    photos: number
    milestones: number
    answers: number
    cover: {
      id: string
      url: string
      width: number
      height: number
      focus_x: number | null
      focus_y: number | null
    } | null
  }
  sends_email: boolean
  subscription: {
    language: 'en' | 'es' | 'fr' | 'de'
    /** Larger text, and fewer photos on a page. */ large_type: boolean
    paper: 'a4' | 'letter'
  } | null
  subscribers: Array<{
    id: string
    user_id: string | null
    name: string
    email: string | null
    language: 'en' | 'es' | 'fr' | 'de'
    /** Larger text, and fewer photos on a page. */ large_type: boolean
    paper: 'a4' | 'letter'
    shows_family_only: boolean
    state: 'waiting' | 'subscribed' | 'unsubscribed'
  }>
}

export type GazetteFront = {
  width: number
  height: number
  marks: Array<
    | { kind: 'fill'; box: { x: number; y: number; width: number; height: number }; colour: string }
    | {
        kind: 'photo'
        box: { x: number; y: number; width: number; height: number }
        picture: { x: number; y: number; width: number; height: number }
        photo_id: string
      }
    | {
        kind: 'text'
        box: { x: number; y: number; width: number; height: number }
        colour: string
        runs: Array<{
          text: string
          font:
            | 'fraunces-latin-400-normal'
            | 'fraunces-latin-ext-400-normal'
            | 'fraunces-latin-600-normal'
            | 'fraunces-latin-ext-600-normal'
            | 'figtree-latin-400-normal'
            | 'figtree-latin-ext-400-normal'
            | 'figtree-latin-600-normal'
            | 'figtree-latin-ext-600-normal'
            | 'caveat-latin-400-normal'
            | 'caveat-latin-ext-400-normal'
            | 'caveat-latin-600-normal'
            | 'caveat-latin-ext-600-normal'
            | 'noto-sans-cyrillic-400-normal'
            | 'noto-sans-cyrillic-ext-400-normal'
            | 'noto-sans-greek-400-normal'
            | 'noto-sans-vietnamese-400-normal'
            | 'noto-hebrew-400-normal'
            | 'noto-arabic-400-normal'
            | 'noto-devanagari-400-normal'
            | 'noto-chinese-400-normal'
            | 'noto-emoji-400-normal'
          rtl: boolean
          x: number
          y: number
          width: number
          size: number
        }>
      }
  >
  photos: Array<{ id: string; url: string }>
  inside: Array<{ text: string; page: number }>
}

export type GrowingAges = {
  /** From this age, children flag what they’d rather not have. */ flag: number
  /** From this age, children hide photos and answers of themselves. */ hide: number
  /** From this age, their profile is theirs. */ own: number
}

export type GrowingUp = {
  ages: GrowingAges
  is_you: boolean
  may: { flag: boolean; hide: boolean; own: boolean }
  hidden: { photos: number; answers: number } | null
  own_since: string | null
  flags: Array<{
    id: string
    created_at: string
    settled_at: string | null
    photo: ListedPhoto | null
    answer: {
      id: string
      child_id: string
      prompt_order: number
      prompt_key: string | null
      prompt_text: string | null
      response_text: string | null
      has_video: boolean
    } | null
  }>
}

export type Highlights = {
  on_this_day: Array<ListedPhoto>
  cover: {
    photo: ListedPhoto
    focus_x: number | null
    focus_y: number | null
    why: 'on_this_day' | 'favorite' | 'newest'
  } | null
  since: { photos: number; photos_by: Array<string>; milestones: number }
}

export type Import = {
  id: string
  title: string
  state: 'gathering' | 'waiting' | 'running' | 'done' | 'failed'
  files_wanted: number
  files_gathered: number
  files_done: number
  files_total: number
  imported: number
  present: number
  refused: number
  ignored: number
  created_at: string
  finished_at: string | null
  kept_until: string | null
}

export type Letter = {
  id: string
  person_id: string | null
  person_name: string
  author_id: string | null
  author_name: string
  audience: 'family' | 'recipient'
  age: number | null
  opens_on: string
  created_at: string
  opened_at: string | null
  file_count: number
  photo_count: number
  recording_count: number
  needs_sheet: boolean
  birthday: string | null
  letter: string | null
  files: Array<{
    id: string
    state: 'ready' | 'preparing' | 'failed'
    kind: 'image' | 'video' | 'audio' | null
    photo_id: string | null
    filename: string | null
    url: string | null
    poster_url: string | null
    download_url: string | null
    width: number | null
    height: number | null
    thumbhash: string | null
    duration: number | null
  }>
}

export type MailAddress = {
  is_available: boolean
  address: string | null
  senders: Array<{ id: string; email: string }>
}

export type Milestone = {
  id: string
  family_id: string
  name: string
  description: string | null
  date: string
  child_id: string | null
  /** Who can see this item: only you, members, or also guests with a link. */ audience:
    | 'private'
    | 'family_only'
    | 'extended_family'
  added_by: string | null
  created_at: string
  updated_at: string
  child: { id: string; first_name: string; last_name: string; birth_date: string } | null
  photos: Array<{
    id: string
    filename: string
    description: string | null
    kind: 'image' | 'video'
    width: number
    height: number
    thumbhash: string | null
    small_url: string
    large_url: string
  }>
  photo_count: number
}

export type Person = {
  id: string
  family_id: string
  kind: 'child' | 'adult' | 'pet'
  first_name: string
  last_name: string
  also_known_as: Array<string>
  birth_date: string | null
  gender: 'prefer_not_to_say' | 'girl' | 'boy' | 'another'
  user_id: string | null
  own_since: string | null
  avatar_url: string | null
  avatar_pending: boolean
  created_at: string
  updated_at: string
  counts: { photos: number; milestones: number; answers: number }
  photo_years: Array<{ year: number; photos: number }>
  told: { text: string; photo_id: string } | null
}

export type Personality = {
  child: {
    id: string
    first_name: string
    last_name: string
    birth_date: string
    gender: 'prefer_not_to_say' | 'girl' | 'boy' | 'another'
    avatar_url: string | null
  }
  progress: {
    answered: number
    total: number
    percent: number
    badge: 'not_started' | 'started' | 'in_progress' | 'complete'
    completed: boolean
  }
  consent: {
    state: 'given' | 'withdrawn' | null
    text_version: string | null
    given_at: string | null
    given_by: string | null
    withdrawn_at: string | null
  }
  prompts: Array<{
    id: string
    prompt_order: number
    category: 'emotions' | 'play' | 'friends' | 'family' | 'growing' | 'imagination' | 'dreams' | 'other'
    prompt_key: string | null
    prompt_text: string
    is_skipped: boolean
    asked: boolean
    answers: number
  }>
  responses: Array<ListedResponse>
  can: { answer: boolean; manage: boolean }
}

export type Photo = {
  id: string
  family_id: string
  kind: 'image' | 'video'
  filename: string
  file_type: string
  width: number
  height: number
  duration_ms: number | null
  animated: boolean
  description: string | null
  is_favorite: boolean
  is_archived: boolean
  is_covered: boolean
  stack_size: number
  taken_at: string | null
  taken_precision: 'time' | 'day' | 'month' | 'season' | 'year' | 'about' | 'decade'
  created_at: string
  sort_at: string
  thumbhash: string | null
  /** Who can see this item: only you, members, or also guests with a link. */ audience:
    | 'private'
    | 'family_only'
    | 'extended_family'
  is_live: boolean
  is_spoken: boolean
  small_url: string
  large_url: string
  bytes: number
  location_name: string | null
  location_lat: number | null
  location_lng: number | null
  taken_offset_minutes: number | null
  camera: {
    make: string | null
    model: string | null
    lens: string | null
    iso: number | null
    exposure_s: number | null
    f_number: number | null
    focal_length_mm: number | null
  } | null
  quarter_turns: number
  crop: {
    /** Left edge, as a fraction of the width. */ left: number
    /** Top edge, as a fraction of the height. */ top: number
    /** Width, as a fraction of the photo’s width. */ width: number
    /** Height, as a fraction of the photo’s height. */ height: number
  } | null
  whole_url: string
  placeholder: boolean
  tags: Array<string>
  categories: Array<{ id: string; name: string }>
  milestones: Array<{ id: string; name: string; date: string }>
  people: Array<{
    id: string
    kind: 'child' | 'adult' | 'pet'
    first_name: string
    last_name: string
    birth_date: string | null
  }>
  added_by: { id: string; first_name: string; last_name: string } | null
  is_hidden: boolean
  original_url: string | null
  full_url: string | null
  played_url: string
  download_url: string | null
  has_two_files: boolean
  motion_url: string | null
  can: { save: boolean; edit: boolean; delete: boolean; keep_private: boolean }
}

export type Stack = { photos: Array<ListedPhoto>; can_edit: boolean }

export type Succession = {
  sends_email: boolean
  user_ids: Array<string>
  after_months: 3 | 6 | 12 | 24 | null
  reminders: number | null
  may_request: boolean
  request: { user_id: string; requested_at: string; ends_at: string } | null
}

export type ThenAndNow = {
  pair: {
    before: ListedPhoto
    after: ListedPhoto
    years: number
    is_same_place: boolean
    person_ids: Array<string>
  } | null
}

export type Transcripts = {
  available: boolean
  sent_to: string | null
  allowed: boolean
  with_captions: boolean
  given_at: string | null
  given_by: string | null
}

export type Vision = {
  available: boolean
  sent_to: string | null
  allowed: boolean
  given_at: string | null
  given_by: string | null
  done: number
  waiting: number
}

export type ListedActivity = {
  id: string
  activity_type:
    | 'photo_upload'
    | 'member_joined'
    | 'milestone_added'
    | 'photo_favorited'
    | 'child_added'
    | 'family_created'
    | 'category_created'
    | 'capsule_opened'
  title: string
  description: string | null
  created_at: string
  metadata: Record<string, unknown>
  profile: { id: string; first_name: string; last_name: string; email: string; avatar_url: string | null } | null
  count: number
  photos: Array<{
    id: string
    filename: string
    width: number
    height: number
    thumbhash: string | null
    small_url: string
    large_url: string
    people: Array<string>
    description: string | null
    comment: { text: string; name: string | null } | null
  }>
}

export type ListedAlbum = {
  id: string
  family_id: string
  title: string
  description: string | null
  place: string | null
  starts_on: string | null
  ends_on: string | null
  first_day: string | null
  first_precision: 'time' | 'day' | 'month' | 'season' | 'year' | 'about' | 'decade' | null
  last_day: string | null
  last_precision: 'time' | 'day' | 'month' | 'season' | 'year' | 'about' | 'decade' | null
  sort: 'date' | 'manual'
  rule: Record<string, string> | null
  contributors: 'everyone' | 'chosen'
  /** Who can see this item: only you, members, or also guests with a link. */ audience:
    | 'private'
    | 'family_only'
    | 'extended_family'
  created_by: { id: string; first_name: string; last_name: string } | null
  created_at: string
  updated_at: string
  photos: number
  is_count_exact: boolean
  cover: {
    id: string
    description: string | null
    width: number
    height: number
    focus_x: number | null
    focus_y: number | null
    thumbhash: string | null
    small_url: string
    large_url: string
  } | null
  starts_with_cover: boolean
  can: { add: boolean; edit: boolean; keep_private: boolean }
}

export type ListedCategory = { id: string; family_id: string; name: string; photos: number }

export type ListedChild = {
  id: string
  family_id: string
  kind: 'child' | 'adult' | 'pet'
  first_name: string
  last_name: string
  also_known_as: Array<string>
  birth_date: string
  gender: 'prefer_not_to_say' | 'girl' | 'boy' | 'another'
  user_id: string | null
  own_since: string | null
  avatar_url: string | null
  avatar_pending: boolean
  created_at: string
  updated_at: string
}

export type ListedComment = {
  id: string
  parent_id: string | null
  text: string | null
  author: { id: string; first_name: string; last_name: string; avatar_url: string | null } | null
  guest_name: string | null
  created_at: string
  edited_at: string | null
  can: { edit: boolean; delete: boolean }
  reply_count: number
  replies: Array<ListedReply>
}

export type ListedFace = {
  id: string
  photo_id: string
  group_id: string | null
  person_id: string | null
  x: number
  y: number
  width: number
  height: number
  photo_width: number
  photo_height: number
  photo_url: string
}

export type ListedFamily = {
  id: string
  name: string
  created_at: string
  role: 'owner' | 'editor' | 'contributor' | 'viewer'
  can: Array<
    | 'family.view'
    | 'family.manage'
    | 'family.leave'
    | 'members.manage'
    | 'photos.view'
    | 'photos.add'
    | 'photos.edit_own'
    | 'photos.edit'
    | 'photos.delete_own'
    | 'photos.delete'
    | 'photos.save'
    | 'imports.run'
    | 'people.edit'
    | 'milestones.edit'
    | 'personality.edit'
    | 'books.edit'
    | 'comments.add'
    | 'comments.moderate'
    | 'guests.manage'
  >
  invitation_status: 'accepted'
}

export type ListedFilm = {
  id: string
  state: 'waiting' | 'running' | 'ready' | 'failed'
  files_done: number
  files_total: number
  bytes: number | null
  created_at: string
  finished_at: string | null
  expires_at: string | null
  title: string
}

export type ListedFrame = {
  name: string
  /** Shows photos of these people only. Empty for everyone. */ person_ids: Array<string>
  recent_days: number | null
  /** Shows photos of this day and the days around it in earlier years, and favorites if there are none. Of people, an album, recent days and this day, a frame shows one. */ on_this_day: boolean
  /** Also shows family-only photos. Private photos are never shown. */ shows_family_only: boolean
  /** Shows the descriptions of photos. */ shows_captions: boolean
  /** Shows how old the children in a photo were. */ shows_ages: boolean
  /** Shows the names of places. */ shows_places: boolean
  /** Seconds per photo. */ seconds: number
  /** When the screen turns dark, in minutes after midnight. Null for never. */ quiet_from: number | null
  /** When it shows photos again. Required with `quiet_from`. */ quiet_to: number | null
  timezone: string
  id: string
  kind: 'screen' | 'feed'
  album: { id: string; title: string } | null
  created_at: string
  last_seen_at: string | null
}

export type ListedGuest = {
  id: string
  name: string
  language: 'en' | 'es' | 'fr' | 'de' | null
  created_at: string
  expires_at: string | null
  last_seen_at: string | null
  person_ids: Array<string>
  album: { id: string; title: string } | null
  recent_days: number | null
  shows_family_only: boolean
  can_save: boolean
  can_comment: boolean
  adds_until: string | null
  has_pin: boolean
  shows_cover: boolean
}

export type ListedImport = Import

export type ListedInvitation = {
  id: string
  email: string | null
  invited_name: string | null
  /** The member’s role in the family. */ role: 'viewer' | 'contributor' | 'editor'
  created_at: string
  expires_at: string
  mail_state: 'waiting' | 'sent' | 'failed'
  link: string | null
}

export type ListedLetter = {
  id: string
  person_id: string | null
  person_name: string
  author_id: string | null
  author_name: string
  audience: 'family' | 'recipient'
  age: number | null
  opens_on: string
  created_at: string
  opened_at: string | null
  file_count: number
  photo_count: number
  recording_count: number
  needs_sheet: boolean
  birthday: string | null
  beginning: {
    text: string
    photo: {
      id: string
      state: 'ready' | 'preparing' | 'failed'
      kind: 'image' | 'video' | 'audio' | null
      photo_id: string | null
      filename: string | null
      url: string | null
      poster_url: string | null
      download_url: string | null
      width: number | null
      height: number | null
      thumbhash: string | null
      duration: number | null
    } | null
  } | null
}

export type ListedMilestone = Milestone

export type ListedPerson = {
  id: string
  family_id: string
  kind: 'child' | 'adult' | 'pet'
  first_name: string
  last_name: string
  also_known_as: Array<string>
  birth_date: string | null
  gender: 'prefer_not_to_say' | 'girl' | 'boy' | 'another'
  user_id: string | null
  own_since: string | null
  avatar_url: string | null
  avatar_pending: boolean
  created_at: string
  updated_at: string
}

export type ListedPhoto = {
  id: string
  family_id: string
  kind: 'image' | 'video'
  filename: string
  file_type: string
  width: number
  height: number
  duration_ms: number | null
  animated: boolean
  description: string | null
  is_favorite: boolean
  is_archived: boolean
  is_covered: boolean
  stack_size: number
  taken_at: string | null
  taken_precision: 'time' | 'day' | 'month' | 'season' | 'year' | 'about' | 'decade'
  created_at: string
  sort_at: string
  thumbhash: string | null
  /** Who can see this item: only you, members, or also guests with a link. */ audience:
    | 'private'
    | 'family_only'
    | 'extended_family'
  is_live: boolean
  is_spoken: boolean
  small_url: string
  large_url: string
}

export type ListedPrompt = {
  id: string
  prompt_order: number
  category: 'emotions' | 'play' | 'friends' | 'family' | 'growing' | 'imagination' | 'dreams' | 'other'
  prompt_key: string | null
  prompt_text: string
  is_skipped: boolean
  answered_by: Array<string>
}

export type ListedReply = {
  id: string
  parent_id: string | null
  text: string | null
  author: { id: string; first_name: string; last_name: string; avatar_url: string | null } | null
  guest_name: string | null
  created_at: string
  edited_at: string | null
  can: { edit: boolean; delete: boolean }
}

export type ListedResponse = {
  id: string
  child_id: string
  prompt_id: string
  take: string
  response_text: string | null
  video_clip_id: string | null
  video_url: string | null
  poster_url: string | null
  download_url: string | null
  file_type: string | null
  width: number | null
  height: number | null
  video_duration: number | null
  thumbhash: string | null
  transcript: string | null
  /** Who can see this item: only you, members, or also guests with a link. */ audience:
    | 'private'
    | 'family_only'
    | 'extended_family'
  is_hidden: boolean
  answered_at: string
  updated_at: string
  age: number
  added_by: { id: string; first_name: string; last_name: string } | null
  can: { edit: boolean; keep_private: boolean }
}

export type ListedTrip = {
  id: string
  place: string | null
  starts_on: string
  ends_on: string
  photos: number
  cover: {
    id: string
    description: string | null
    width: number
    height: number
    focus_x: number | null
    focus_y: number | null
    thumbhash: string | null
    small_url: string
    large_url: string
  } | null
  album: { id: string; title: string } | null
}

export type ListedUpload = {
  id: string
  filename: string
  state: 'receiving' | 'received' | 'done' | 'duplicate' | 'refused'
  photo_id: string | null
  reason:
    | 'empty'
    | 'not_a_photo_or_video'
    | 'unsupported_format'
    | 'damaged'
    | 'too_large'
    | 'too_slow'
    | 'no_picture'
    | 'video_not_allowed'
    | 'plan_full'
    | 'not_a_sound'
    | 'sound_too_long'
    | 'photo_gone'
    | 'photo_full'
    | 'captions_not_allowed'
    | 'storage_full'
    | null
  retry_at: string | null
}

export type ListedWebhook = {
  id: string
  url: string
  events: Array<'photo.added' | 'milestone.added' | 'comment.added' | 'member.joined'>
  is_on: boolean
  stopped_because: 'gone' | 'failing' | null
  created_at: string
  replaced_until: string | null
  last_delivery: {
    state: 'pending' | 'delivered' | 'failed' | 'withdrawn'
    created_at: string
    next_attempt_at: string | null
  } | null
}

export interface Operations {
  /** Add photos that guests sent. Adds them to the family and the album. Photos that the family has already are added to the album only. */
  acceptGuestPhotos: {
    input: { family_id: string; album_id: string } & { ids: Array<string> }
    answer: { added: number }
  }
  /** Add a child */
  addChild: {
    input: { family_id: string } & {
      /** Idempotency key: a new UUID for each request. If you don’t get a response, retry with the same UUID, and the request takes effect only once. */ once?: string
      first_name: string
      last_name?: string
      /** YYYY-MM-DD. For a child who isn’t born yet, the due date. */ birth_date: string
      gender?: 'prefer_not_to_say' | 'girl' | 'boy' | 'another'
      /** Other names, which searches find. */ also_known_as?: Array<string>
    }
    answer: ListedChild
  }
  /** Add a comment or a reply. Adds a comment to a photo, a milestone, an answer, or an album. */
  addComment: {
    input: { family_id: string } & {
      /** The type of the item. “response” is a child’s answer. */ subject_kind:
        | 'photo'
        | 'milestone'
        | 'response'
        | 'album'
      /** The ID of the photo, milestone, answer, or album. */ subject_id: string
      /** Idempotency key: a new UUID for each request. If you don’t get a response, retry with the same UUID, and the request takes effect only once. */ once?: string
      /** The comment to reply to. */ parent_id?: string
      text: string
    }
    answer: ListedReply
  }
  /** Flag a photo or answer of yourself. The people who edit profiles see it, and decide. Only for children who are old enough. */
  addFlag: {
    input: { family_id: string } & {
      /** A photo, or use response_id. */ photo_id?: string
      /** An answer, or use photo_id. */ response_id?: string
    }
    answer: Choices
  }
  /** Pair a frame. Pairs the screen that shows this code. A code is valid for 10 minutes. */
  addFrame: {
    input: { family_id: string } & {
      /** Where the frame is, such as “Grandma’s kitchen”. The frame shows it when it’s paired. */ name: string
      /** Shows photos of these people only. Empty for everyone. */ person_ids?: Array<string>
      /** Shows only the photos of this album, which can’t have a rule. */ album_id?: string | null
      /** Shows only photos from this many past days. */ recent_days?: 30 | null
      /** Shows photos of this day and the days around it in earlier years, and favorites if there are none. Of people, an album, recent days and this day, a frame shows one. */ on_this_day?: boolean
      /** Also shows family-only photos. Private photos are never shown. */ shows_family_only?: boolean
      /** Shows the descriptions of photos. */ shows_captions?: boolean
      /** Shows how old the children in a photo were. */ shows_ages?: boolean
      /** Shows the names of places. */ shows_places?: boolean
      /** Seconds per photo. */ seconds?: number
      /** When the screen turns dark, in minutes after midnight. Null for never. */ quiet_from?: number | null
      /** When it shows photos again. Required with `quiet_from`. */ quiet_to?: number | null
      /** The frame’s IANA time zone, such as Europe/Paris. */ timezone?: string
      /** The six digits on the screen. */ code: string
    }
    answer: ListedFrame
  }
  /** Create a feed for a frame. Creates addresses for frames and screensavers that read RSS or JSON feeds. They’re returned only once. */
  addFrameFeed: {
    input: { family_id: string } & {
      /** Where the frame is, such as “Grandma’s kitchen”. The frame shows it when it’s paired. */ name: string
      /** Shows photos of these people only. Empty for everyone. */ person_ids?: Array<string>
      /** Shows only the photos of this album, which can’t have a rule. */ album_id?: string | null
      /** Shows only photos from this many past days. */ recent_days?: 30 | null
      /** Shows photos of this day and the days around it in earlier years, and favorites if there are none. Of people, an album, recent days and this day, a frame shows one. */ on_this_day?: boolean
      /** Also shows family-only photos. Private photos are never shown. */ shows_family_only?: boolean
      /** Shows the descriptions of photos. */ shows_captions?: boolean
      /** Shows how old the children in a photo were. */ shows_ages?: boolean
      /** Shows the names of places. */ shows_places?: boolean
      /** Seconds per photo. */ seconds?: number
      /** When the screen turns dark, in minutes after midnight. Null for never. */ quiet_from?: number | null
      /** When it shows photos again. Required with `quiet_from`. */ quiet_to?: number | null
      /** The frame’s IANA time zone, such as Europe/Paris. */ timezone?: string
    }
    answer: { frame: ListedFrame; rss_url: string; json_url: string }
  }
  /** Add someone without an account to the gazette. They get an email, and the gazette only once they confirm within 14 days. Changes the settings of an address that’s subscribed, without another email. A family can have 100. */
  addGazetteSubscriber: {
    input: { family_id: string } & {
      /** What the family calls them. */ name: string
      email: string
      language: 'en' | 'es' | 'fr' | 'de'
      /** Larger text, and fewer photos on a page. */ large_type: boolean
      paper: 'a4' | 'letter'
      /** Whether it has what’s shared with members only, besides the extended family. */ shows_family_only: boolean
    }
    answer: {
      id: string
      user_id: string | null
      name: string
      email: string | null
      language: 'en' | 'es' | 'fr' | 'de'
      /** Larger text, and fewer photos on a page. */ large_type: boolean
      paper: 'a4' | 'letter'
      shows_family_only: boolean
      state: 'waiting' | 'subscribed' | 'unsubscribed'
    }
  }
  /** Create a guest link. The link shows what you choose to someone without an account. It’s returned only once. */
  addGuest: {
    input: { family_id: string } & {
      /** Shows photos, milestones, and answers of these people only. Empty for everyone. */ person_ids?: Array<string>
      /** The name your family uses. It appears next to the hearts and comments this guest sends. */ name: string
      /** Language of the guest page, or null for the browser’s language. */ language?: 'en' | 'es' | 'fr' | 'de' | null
      /** Days until the link expires, or null for no expiration. */ days?: 30 | 90 | 365 | null
      /** Shows only the photos of this album, which can’t have a rule. Can’t be combined with people. */ album_id?:
        | string
        | null
      /** Shows only photos from this many past days. Can’t be combined with people or an album. */ recent_days?:
        | 30
        | null
      /** Also shows family-only photos of the album or these days. Private photos are never shown. */ shows_family_only?: boolean
      /** Lets the guest download photos and videos, without location and other metadata. */ can_save?: boolean
      /** Lets the guest comment. Members see the comments, and other guests don’t. */ can_comment?: boolean
      /** Lets the guest send photos and videos to the album for 30 days, up to 5 GB. They wait until someone who can edit the album adds or declines them. */ can_add?: boolean
      /** Lets chat apps and sites show the album’s title and cover photo where the link is pasted. Not with a PIN. */ shows_cover?: boolean
      /** Digits that the guest enters to open the link. Null for no PIN. */ pin?: string | null
    }
    answer: { guest: ListedGuest; url: string }
  }
  /** Allow someone to send photos by email. For people who aren’t members: their photos are added in the owner’s name. A family can have 50. */
  addMailSender: {
    input: { family_id: string } & { /** The address that they send from. */ email: string }
    answer: { id: string; email: string }
  }
  /** Create a milestone */
  addMilestone: {
    input: { family_id: string } & {
      /** Idempotency key: a new UUID for each request. If you don’t get a response, retry with the same UUID, and the request takes effect only once. */ once?: string
      name: string
      description?: string | null
      /** The day it happened, YYYY-MM-DD. */ date: string
      /** The child, or null for the whole family. */ child_id?: string | null
      /** Who can see this item. When you create an item, the default is your sharing preference. */ audience?:
        | 'private'
        | 'family_only'
        | 'extended_family'
      /** The photos to add to the milestone. */ photo_ids?: Array<string>
    }
    answer: Milestone
  }
  /** Add an adult or a pet */
  addPerson: {
    input: { family_id: string } & {
      /** Idempotency key: a new UUID for each request. If you don’t get a response, retry with the same UUID, and the request takes effect only once. */ once?: string
      kind?: 'adult' | 'pet'
      first_name: string
      last_name?: string
      /** Other names, such as “Grandma”. Searches find them. */ also_known_as?: Array<string>
      /** YYYY-MM-DD. Children need one. For a child who isn’t born yet, the due date. */ birth_date?: string | null
    }
    answer: ListedPerson
  }
  /** Add a question. The question is added after the first ten and doesn’t change the total. */
  addPrompt: {
    input: { family_id: string } & {
      prompt_text: string
      category?: 'emotions' | 'play' | 'friends' | 'family' | 'growing' | 'imagination' | 'dreams' | 'other'
    }
    answer: {
      id: string
      prompt_order: number
      category: 'emotions' | 'play' | 'friends' | 'family' | 'growing' | 'imagination' | 'dreams' | 'other'
      prompt_key: string | null
      prompt_text: string
      is_skipped: boolean
    }
  }
  /** Add a reaction. Reacts to a photo, a milestone, an answer, or an album. Adding the same reaction twice has no effect. */
  addReaction: {
    input: { family_id: string } & {
      /** The type of the item. “response” is a child’s answer. */ subject_kind:
        | 'photo'
        | 'milestone'
        | 'response'
        | 'album'
      /** The ID of the photo, milestone, answer, or album. */ subject_id: string
      kind: 'heart' | 'laugh' | 'wow' | 'hug' | 'celebrate'
    }
    answer: void
  }
  /** Add a section to an album. A section has a title, text, or both. */
  addSection: {
    input: { family_id: string; album_id: string } & {
      /** Idempotency key: a new UUID for each request. If you don’t get a response, retry with the same UUID, and the request takes effect only once. */ once?: string
      title?: string | null
      text?: string | null
      /** The photo that the section comes before, or null for the end of the album. */ before_photo_id?: string | null
    }
    answer: { id: string }
  }
  /** Add photos to an album. Contributors can add photos that they added to the family, editors any photo. */
  addToAlbum: {
    input: { family_id: string; album_id: string } & {
      photo_ids: Array<string>
      /** Where each photo was before removeFromAlbum, to undo it. Default: at the end. */ positions?: Array<number>
    }
    answer: { added: number; added_ids: Array<string>; present: number; refused: number }
  }
  /** Add a trip’s new photos to its album. Those that were added to the family after the album was created. Requires permission to add to the album. */
  addTripPhotos: {
    input: { family_id: string; trip_id: string }
    answer: { added: number; added_ids: Array<string>; present: number; refused: number }
  }
  /** Upload a video’s poster frame. Accepts a JPEG or PNG of up to 2 MB, for instances without ffmpeg. Send the poster frame before the video’s last bytes. */
  addUploadPoster: {
    input: { family_id: string; upload_id: string } & { file: Blob | Uint8Array<ArrayBuffer> }
    answer: void
  }
  /** Turn on transcription. Of children’s answers and audio captions. Also transcribes existing recordings. */
  allowTranscripts: { input: { family_id: string }; answer: Transcripts }
  /** Turn on finding faces and searching by content. Sends photos that aren’t private to the operator’s service, also those that were added before. */
  allowVision: { input: { family_id: string }; answer: Vision }
  /** Archive a book. Archiving a book doesn’t delete anything. */
  archiveBook: { input: { family_id: string; book_id: string }; answer: void }
  /** Ask the owner to share an album by link. Notifies the owner, once a day for each album until there’s a link. Not for private albums and those with a rule. */
  askForAlbumLink: {
    input: { family_id: string; album_id: string } & {
      /** Who the link is for, as your family calls them. */ name?: string
    }
    answer: { notified: boolean }
  }
  /** Stop skipping a question */
  askPromptAgain: { input: { family_id: string; prompt_id: string }; answer: void }
  /** Create an import. Upload the files next. The import starts once all of them are uploaded. */
  beginImport: {
    input: { family_id: string } & {
      /** A name for the import, such as the file name. */ title: string
      /** The number of files you’ll upload. */ files: number
      /** The total size of these files in bytes. */ bytes: number
    }
    answer: Import
  }
  /** Cancel an import. You can cancel an import until all files are uploaded. Deletes the uploaded files. */
  cancelImport: { input: { family_id: string; import_id: string }; answer: void }
  /** Cancel an invitation. The invitation’s link stops working. */
  cancelInvitation: { input: { family_id: string; invitation_id: string }; answer: void }
  /** Object to a takeover. For the owner, the other trusted member, and the one who asked. The reminders start again before anyone can ask. */
  cancelTakeover: { input: { family_id: string }; answer: Succession }
  /** Change a member’s role. The owner’s role can’t be changed. */
  changeMemberRole: {
    input: { family_id: string; member_id: string } & {
      /** The member’s role in the family. */ role: 'viewer' | 'contributor' | 'editor'
    }
    answer: { id: string; role: 'owner' | 'editor' | 'contributor' | 'viewer' }
  }
  /** Change a family’s web address. The old address becomes available to other families right away. */
  changeSlug: {
    input: { family_id: string } & {
      /** The family’s subdomain: 3 to 60 lowercase letters, digits, and hyphens. */ slug: string
    }
    answer: FamilyAddress
  }
  /** Check which files are safe here. Finds up to 500 files by the SHA-256 of their bytes, among the originals of photos and videos that you can see. Returns one result for each, in the same order. Changes nothing. */
  checkFiles: {
    input: { family_id: string } & { hashes: Array<string> }
    answer: {
      /** Whether this server makes backups with photos. Without them, no file is safe. */ has_backups: boolean
      /** When the last complete backup was made. */ last_backup_at: string | null
      files: Array<{
        sha256: string
        /** safe: stored here, found intact by an integrity check, and in the last complete backup. stored: stored here, but one of these is missing. damaged: the stored file is missing or changed. deleted: in Recently deleted. not_here: not among the photos that you can see. */ state:
          | 'safe'
          | 'stored'
          | 'damaged'
          | 'deleted'
          | 'not_here'
        /** The photo with this original; the image, for the video of a Live Photo. */ photo_id: string | null
        /** When the stored original was last read and compared with its hash. */ checked_at: string | null
        /** When the newest backup that has it was completed. */ backed_up_at: string | null
      }>
    }
  }
  /** Count the photos that a book could show */
  countBookPhotos: {
    input: { family_id: string } & {
      /** The first day to include, YYYY-MM-DD. */ taken_from?: string
      /** The last day to include, YYYY-MM-DD. */ taken_to?: string
      /** Includes photos, milestones, and answers of any of these people only. */ person_ids?: Array<string>
      /** Includes photos in any of these categories only. */ category_ids?: Array<string>
      /** Includes photos of any of these milestones only. */ milestone_ids?: Array<string>
      /** Whether to include favorites only. */ favorites_only?: boolean
      /** Whether to include milestones. */ with_milestones?: boolean
      /** Whether to include children’s answers. */ with_answers?: boolean
    }
    answer: {
      photos: number
      /** The day of the earliest photo. */ from: string | null
      /** The day of the latest photo. */ to: string | null
    }
  }
  /** Count what a guest link would show. Photos and videos by audience, each up to 10,000. Guests never see private ones. */
  countGuestPhotos: {
    input: {
      /** Counts the photos of this album. */ album_id?: string
      /** Counts photos from this many past days. */ recent_days?: number
      /** IDs of people, separated by commas. Counts photos of any of them. */ person_ids?: string
      family_id: string
    }
    answer: { extended_family: number; family_only: number; private: number }
  }
  /** Create an album. With up to 10,000 photos, or with a rule. */
  createAlbum: {
    input: { family_id: string } & {
      /** Idempotency key: a new UUID for each request. If you don’t get a response, retry with the same UUID, and the request takes effect only once. */ once?: string
      title: string
      description?: string | null
      place?: string | null
      /** The first day, or null for that of the first photo. */ starts_on?: string | null
      /** The last day, or null for that of the last photo. */ ends_on?: string | null
      /** Who can see this item: only you, members, or also guests with a link. */ audience?:
        | 'private'
        | 'family_only'
        | 'extended_family'
      /** Who can add photos. */ contributors?: 'everyone' | 'chosen'
      /** The user IDs of chosen members who can add photos. */ contributor_ids?: Array<string>
      photo_ids?: Array<string>
      /** Filters of the gallery. Matching photos are in the album. */ rule?: Record<string, string> | null
    }
    answer: Album
  }
  /** Create a book. Creates a blank book, or lays one out automatically from the family’s photos, milestones, and answers. */
  createBook: {
    input: { family_id: string } & {
      title: string
      subtitle?: string
      /** The template to start from, or null for a blank book. */ template:
        | 'first_year'
        | 'vacation'
        | 'school_year'
        | 'anniversary'
        | null
      /** Width and height in inches. */ size?: '8x8' | '8x11' | '11x8.5'
      /** The number of pages. Default: as many as the content needs. */ pages?: number
      /** The content to lay out automatically. If omitted, the pages are empty. */ source?: {
        /** The first day to include, YYYY-MM-DD. */ taken_from?: string
        /** The last day to include, YYYY-MM-DD. */ taken_to?: string
        /** Includes photos, milestones, and answers of any of these people only. */ person_ids?: Array<string>
        /** Includes photos in any of these categories only. */ category_ids?: Array<string>
        /** Includes photos of any of these milestones only. */ milestone_ids?: Array<string>
        /** Whether to include favorites only. */ favorites_only?: boolean
        /** Whether to include milestones. */ with_milestones?: boolean
        /** Whether to include children’s answers. */ with_answers?: boolean
      }
      /** A photo of the source for the cover. Default: the one that fits best. */ cover_photo_id?: string
      /** Language of the dates and headings in the book. */ language?: 'en' | 'es' | 'fr' | 'de'
    }
    answer: {
      id: string
      family_id: string
      family_name: string
      title: string
      description: string | null
      status: 'draft' | 'in_progress' | 'completed'
      template: string | null
      version: number
      pages: number
      photos: number
      size: '8x8' | '8x11' | '11x8.5'
      colour: string
      cover: {
        typeface: 'serif' | 'sans' | 'hand'
        front: {
          /** An ID you choose, unique in the book. */ id: string
          /** null is the default. */ background:
            | 'white'
            | 'paper'
            | 'sand'
            | 'blush'
            | 'sky'
            | 'sage'
            | 'ember'
            | 'plum'
            | 'forest'
            | 'night'
            | null
          /** One item for each frame of the layout. null is an empty frame. */ slots: Array<
            | {
                kind: 'photo'
                photo_id: string
                /** 1 fills the frame exactly. */ zoom: number
                /** Horizontal position of the crop: 0 is the left edge, and 1 the right. */ x: number
                /** Vertical position of the crop: 0 is the top edge, and 1 the bottom. */ y: number
              }
            | {
                kind: 'text'
                text: string
                align: 'start' | 'center' | 'end'
                /** Default: the book’s typeface. */ typeface?: 'serif' | 'sans' | 'hand'
              }
            | { kind: 'code'; /** A code from makeBookCode. */ code: string }
            | {
                kind: 'map'
                width: number
                height: number
                /** Land as an SVG path. */ land: string
                /** Borders as an SVG path. */ borders: string
                places: Array<{ name: string; x: number; y: number }>
              }
            | null
          >
          layout:
            | 'cover_narrow'
            | 'cover_frame'
            | 'cover_bleed'
            | 'cover_title'
            | 'cover_foot'
            | 'cover_back'
            | 'cover_back_photo'
            | 'cover_photo'
            | 'cover_full'
            | 'cover_words'
        }
      }
      cover_photo: { id: string; width: number; height: number; url: string } | null
      created_at: string
      updated_at: string
      archived_at: string | null
      can_edit: boolean
    }
  }
  /** Create a category */
  createCategory: { input: { family_id: string } & { name: string }; answer: ListedCategory }
  /** Create a family record. A page to print: what the family has on this day, with a checksum for each year’s originals, and how to open an export without Hearthbook. Counts what the caller can see. */
  createFamilyRecord: {
    input: { family_id: string } & { language: 'en' | 'es' | 'fr' | 'de' }
    answer: { filename: string; /** In Base64. */ pdf: string }
  }
  /** Make a film. The server draws it in the background. Only the caller can watch it, for 30 days. `conflict`: another film of theirs is in progress. `unavailable`: the server has no ffmpeg. */
  createFilm: {
    input: { family_id: string } & {
      album_id?: string
      /** A proposed trip. */ trip_id?: string
      person_id?: string
      /** The year of `person_id`’s photos. Without it, a photo of them for each year, as in listYearPhotos. */ year?: number
      title: string
      /** Whether it has music besides what people say. */ music?: boolean
    }
    answer: ListedFilm
  }
  /** Create a download of several photos. Includes up to 10,000 photos. The ZIP expires after a day. */
  createPhotoDownload: {
    input: { family_id: string } & {
      /** Without it, all photos that you can see, archived ones included. `too_many`: there are more than one download includes. */ photo_ids?: Array<string>
      /** The name of the ZIP, before the date. Default: “photos”. */ title?: string
    }
    answer: {
      id: string
      state: 'waiting' | 'running' | 'ready' | 'failed'
      files_done: number
      files_total: number
      bytes: number | null
      created_at: string
      finished_at: string | null
      expires_at: string | null
    }
  }
  /** Create a sign-in link for a member. For a server without a mail server. The link works once, for 24 hours, and replaces earlier ones. The member gets a notification. Not for administrators, members of other families, or API keys. */
  createSignInLink: { input: { family_id: string; member_id: string }; answer: { link: string } }
  /** Create an album of a trip. With the photos of the trip that everyone in the family can see. */
  createTripAlbum: { input: { family_id: string; trip_id: string } & { title: string }; answer: Album }
  /** Crop or uncrop a photo. The original stays unchanged. New thumbnails are created shortly afterward. */
  cropPhoto: {
    input: { family_id: string; photo_id: string } & {
      /** Fractions of the uncropped photo, rotated as shown, or null to remove the crop. */ crop: {
        /** Left edge, as a fraction of the width. */ left: number
        /** Top edge, as a fraction of the height. */ top: number
        /** Width, as a fraction of the photo’s width. */ width: number
        /** Height, as a fraction of the photo’s height. */ height: number
      } | null
      /** Number of clockwise quarter turns from the original. */ quarter_turns: number
    }
    answer: void
  }
  /** Decline photos that guests sent. Deletes them permanently. The guest isn’t notified. */
  declineGuestPhotos: {
    input: { family_id: string; album_id: string } & { ids: Array<string> }
    answer: { declined: number }
  }
  /** Delete an album. Its photos aren’t deleted. */
  deleteAlbum: { input: { family_id: string; album_id: string }; answer: void }
  /** Delete an audio caption. Yours, or any of a photo that you may edit. You can’t undo this. */
  deleteAudioCaption: { input: { family_id: string; photo_id: string; caption_id: string }; answer: void }
  /** Delete an archived book. Also deletes the book’s version history and PDFs. Photos in the book stay in the family. */
  deleteBook: { input: { family_id: string; book_id: string }; answer: void }
  /** Delete a category. Photos in the category aren’t deleted. */
  deleteCategory: { input: { family_id: string; category_id: string }; answer: void }
  /** Delete a comment. You can delete your own comments. The family’s owner can delete any comment. */
  deleteComment: { input: { family_id: string; comment_id: string }; answer: void }
  /** Delete a film. Stops it if it’s still being made. */
  deleteFilm: { input: { family_id: string; film_id: string }; answer: void }
  /** Take back a flag. Only for the child who set it. */
  deleteFlag: { input: { family_id: string; flag_id: string }; answer: void }
  /** Take back or delete a letter. Until it opens, only its author can. Once it has opened, so can the family’s owner if the whole family sees it. */
  deleteLetter: { input: { family_id: string; letter_id: string }; answer: void }
  /** Delete the address for photos by email. It stops working right away. Photos that were sent to it stay. */
  deleteMailAddress: { input: { family_id: string }; answer: void }
  /** Delete a milestone. The milestone’s photos aren’t deleted. */
  deleteMilestone: { input: { family_id: string; milestone_id: string }; answer: void }
  /** Delete a person. Photos and milestones stay. The family’s owner can restore the person for 30 days. */
  deletePerson: { input: { family_id: string; person_id: string }; answer: void }
  /** Delete a photo. The family’s owner can restore the photo for 30 days, unless it’s another member’s private photo. */
  deletePhoto: { input: { family_id: string; photo_id: string }; answer: void }
  /** Delete several photos. Deletes up to 500 photos. The family’s owner can restore them for 30 days, except other members’ private photos. */
  deletePhotos: {
    input: { family_id: string } & { photo_ids: Array<string> }
    answer: {
      done: number
      failed: Array<{ place: number; reason: 'not_found' | 'forbidden' | 'not_yours' | 'no_time' | 'changed_since' }>
    }
  }
  /** Delete an answer. If there’s an earlier answer to the question, it’s shown instead. You can restore the deleted answer for 30 days. */
  deleteResponse: { input: { family_id: string; response_id: string }; answer: void }
  /** Delete a section of an album. Its photos stay in the album. */
  deleteSection: { input: { family_id: string; album_id: string; section_id: string }; answer: void }
  /** Delete a webhook. Deletes its log, too. Events that wait to be sent again aren’t. */
  deleteWebhook: { input: { family_id: string; webhook_id: string }; answer: void }
  /** Duplicate a book */
  duplicateBook: {
    input: { family_id: string; book_id: string } & { title: string }
    answer: {
      id: string
      family_id: string
      family_name: string
      title: string
      description: string | null
      status: 'draft' | 'in_progress' | 'completed'
      template: string | null
      version: number
      pages: number
      photos: number
      size: '8x8' | '8x11' | '11x8.5'
      colour: string
      cover: {
        typeface: 'serif' | 'sans' | 'hand'
        front: {
          /** An ID you choose, unique in the book. */ id: string
          /** null is the default. */ background:
            | 'white'
            | 'paper'
            | 'sand'
            | 'blush'
            | 'sky'
            | 'sage'
            | 'ember'
            | 'plum'
            | 'forest'
            | 'night'
            | null
          /** One item for each frame of the layout. null is an empty frame. */ slots: Array<
            | {
                kind: 'photo'
                photo_id: string
                /** 1 fills the frame exactly. */ zoom: number
                /** Horizontal position of the crop: 0 is the left edge, and 1 the right. */ x: number
                /** Vertical position of the crop: 0 is the top edge, and 1 the bottom. */ y: number
              }
            | {
                kind: 'text'
                text: string
                align: 'start' | 'center' | 'end'
                /** Default: the book’s typeface. */ typeface?: 'serif' | 'sans' | 'hand'
              }
            | { kind: 'code'; /** A code from makeBookCode. */ code: string }
            | {
                kind: 'map'
                width: number
                height: number
                /** Land as an SVG path. */ land: string
                /** Borders as an SVG path. */ borders: string
                places: Array<{ name: string; x: number; y: number }>
              }
            | null
          >
          layout:
            | 'cover_narrow'
            | 'cover_frame'
            | 'cover_bleed'
            | 'cover_title'
            | 'cover_foot'
            | 'cover_back'
            | 'cover_back_photo'
            | 'cover_photo'
            | 'cover_full'
            | 'cover_words'
        }
      }
      cover_photo: { id: string; width: number; height: number; url: string } | null
      created_at: string
      updated_at: string
      archived_at: string | null
      can_edit: boolean
    }
  }
  /** Update an album. Fields that aren’t in the request don’t change. */
  editAlbum: {
    input: { family_id: string; album_id: string } & {
      title?: string
      description?: string | null
      place?: string | null
      /** The first day, or null for that of the first photo. */ starts_on?: string | null
      /** The last day, or null for that of the last photo. */ ends_on?: string | null
      /** Who can see this item: only you, members, or also guests with a link. */ audience?:
        | 'private'
        | 'family_only'
        | 'extended_family'
      /** Who can add photos. */ contributors?: 'everyone' | 'chosen'
      /** The user IDs of chosen members who can add photos. */ contributor_ids?: Array<string>
      /** One of the album’s photos, or null for the first. */ cover_photo_id?: string | null
      /** Manual order starts with the order by date. */ sort?: 'date' | 'manual'
    }
    answer: Album
  }
  /** Update a book’s title or description. A new title also replaces the old one on the cover, the first page, and the spine. */
  editBook: {
    input: { family_id: string; book_id: string } & { title?: string; description?: string | null }
    answer: {
      id: string
      family_id: string
      family_name: string
      title: string
      description: string | null
      status: 'draft' | 'in_progress' | 'completed'
      template: string | null
      version: number
      pages: number
      photos: number
      size: '8x8' | '8x11' | '11x8.5'
      colour: string
      cover: {
        typeface: 'serif' | 'sans' | 'hand'
        front: {
          /** An ID you choose, unique in the book. */ id: string
          /** null is the default. */ background:
            | 'white'
            | 'paper'
            | 'sand'
            | 'blush'
            | 'sky'
            | 'sage'
            | 'ember'
            | 'plum'
            | 'forest'
            | 'night'
            | null
          /** One item for each frame of the layout. null is an empty frame. */ slots: Array<
            | {
                kind: 'photo'
                photo_id: string
                /** 1 fills the frame exactly. */ zoom: number
                /** Horizontal position of the crop: 0 is the left edge, and 1 the right. */ x: number
                /** Vertical position of the crop: 0 is the top edge, and 1 the bottom. */ y: number
              }
            | {
                kind: 'text'
                text: string
                align: 'start' | 'center' | 'end'
                /** Default: the book’s typeface. */ typeface?: 'serif' | 'sans' | 'hand'
              }
            | { kind: 'code'; /** A code from makeBookCode. */ code: string }
            | {
                kind: 'map'
                width: number
                height: number
                /** Land as an SVG path. */ land: string
                /** Borders as an SVG path. */ borders: string
                places: Array<{ name: string; x: number; y: number }>
              }
            | null
          >
          layout:
            | 'cover_narrow'
            | 'cover_frame'
            | 'cover_bleed'
            | 'cover_title'
            | 'cover_foot'
            | 'cover_back'
            | 'cover_back_photo'
            | 'cover_photo'
            | 'cover_full'
            | 'cover_words'
        }
      }
      cover_photo: { id: string; width: number; height: number; url: string } | null
      created_at: string
      updated_at: string
      archived_at: string | null
      can_edit: boolean
    }
  }
  /** Edit your comment */
  editComment: { input: { family_id: string; comment_id: string } & { text: string }; answer: ListedReply }
  /** Name or hide a group of faces. Naming a group tags the person in its photos, and in later photos with their face. Null removes the name and these tags. */
  editFaceGroup: {
    input: { family_id: string; group_id: string } & {
      /** Whose faces they are. */ person_id?: string | null
      /** True if no one needs to name it. */ is_hidden?: boolean
    }
    answer: void
  }
  /** Update a milestone. Only the person who added the milestone can make it private. */
  editMilestone: {
    input: { family_id: string; milestone_id: string } & {
      name?: string
      description?: string | null
      /** The day it happened, YYYY-MM-DD. */ date?: string
      /** The child, or null for the whole family. */ child_id?: string | null
      /** Who can see this item. When you create an item, the default is your sharing preference. */ audience?:
        | 'private'
        | 'family_only'
        | 'extended_family'
      /** Replaces all of the milestone’s photos, except those you can’t see. */ photo_ids?: Array<string>
      /** The updated_at value you last read. If someone has changed the item since then, the request fails. */ updated_at?: string
    }
    answer: Milestone
  }
  /** Edit your own profile. Only once you’ve taken it over. Any role can. */
  editOwnProfile: {
    input: { family_id: string; person_id: string } & {
      first_name: string
      last_name: string
      /** Other names, such as “Grandma”. Searches find them. */ also_known_as: Array<string>
    }
    answer: ListedPerson
  }
  /** Update a person. Fields that aren’t in the request don’t change. */
  editPerson: {
    input: { family_id: string; person_id: string } & {
      /** A child stays a child. */ kind?: 'child' | 'adult' | 'pet'
      first_name?: string
      last_name?: string
      /** Other names, such as “Grandma”. Searches find them. */ also_known_as?: Array<string>
      /** YYYY-MM-DD. Children need one. For a child who isn’t born yet, the due date. */ birth_date?: string | null
      gender?: 'prefer_not_to_say' | 'girl' | 'boy' | 'another'
      /** The member who is this person, or null for none. Only the owner can say which member is a child. */ member_id?:
        | string
        | null
      /** The updated_at value you last read. If someone has changed the item since then, the request fails. */ updated_at?: string
    }
    answer: ListedPerson
  }
  /** Update a photo. Fields that aren’t in the request don’t change. */
  editPhoto: {
    input: { family_id: string; photo_id: string } & {
      description?: string | null
      /** The name of the place. */ location_name?: string | null
      is_favorite?: boolean
      /** Archived photos leave the gallery, and stay in albums and searches. */ is_archived?: boolean
      /** Local time without a time zone, YYYY-MM-DDTHH:mm:ss. */ taken_at?: string | null
      /** How exact taken_at is. “about” means around that year. */ taken_precision?:
        | 'time'
        | 'day'
        | 'month'
        | 'season'
        | 'year'
        | 'about'
        | 'decade'
      /** Minutes that the local time is ahead of UTC. */ taken_offset_minutes?: number | null
      /** Latitude in degrees. Send it with location_lng. null removes the location. */ location_lat?: number | null
      /** Longitude in degrees. Send it with location_lat. */ location_lng?: number | null
      /** Who can see this item: only you, members, or also guests with a link. */ audience?:
        | 'private'
        | 'family_only'
        | 'extended_family'
      /** Replaces all people in the photo. */ person_ids?: Array<string>
      /** Replaces all of the photo’s tags. */ tags?: Array<string>
      /** Tags to add. Others that the photo has stay. */ add_tags?: Array<string>
      /** Tags to remove. */ remove_tags?: Array<string>
      /** Replaces all of the photo’s categories. */ category_ids?: Array<string>
      /** Replaces all of the photo’s milestones. */ milestone_ids?: Array<string>
    }
    answer: Photo
  }
  /** Update several photos. Updates up to 500 photos. The response lists any that couldn’t be changed. */
  editPhotos: {
    input: { family_id: string } & {
      photo_ids: Array<string>
      /** A new UUID for this change. Send it to startUndoingPhotos to undo the change. */ undo_key?: string
      description?: string | null
      /** The name of the place. */ location_name?: string | null
      is_favorite?: boolean
      /** Archived photos leave the gallery, and stay in albums and searches. */ is_archived?: boolean
      /** Local time without a time zone, YYYY-MM-DDTHH:mm:ss. */ taken_at?: string | null
      /** How exact taken_at is. “about” means around that year. */ taken_precision?:
        | 'time'
        | 'day'
        | 'month'
        | 'season'
        | 'year'
        | 'about'
        | 'decade'
      /** Minutes that the local time is ahead of UTC. */ taken_offset_minutes?: number | null
      /** Latitude in degrees. Send it with location_lng. null removes the location. */ location_lat?: number | null
      /** Longitude in degrees. Send it with location_lat. */ location_lng?: number | null
      /** Who can see this item: only you, members, or also guests with a link. */ audience?:
        | 'private'
        | 'family_only'
        | 'extended_family'
      /** People to add to each photo. */ add_person_ids?: Array<string>
      /** People to remove from each photo. */ remove_person_ids?: Array<string>
      /** Minutes to add to each photo’s time. Negative for earlier. */ shift_minutes?: number
      /** IANA time zone of the place, such as Europe/Paris. Sets each photo’s offset from UTC on its date. */ timezone?: string
      /** The time zone that the camera’s clock was set to. Moves each photo’s time from there to `timezone`. Without it, times stay as they are. */ clock_timezone?: string
      /** Tags to add to each photo. */ add_tags?: Array<string>
      /** Tags to remove from each photo. */ remove_tags?: Array<string>
      /** Categories to add each photo to. */ add_category_ids?: Array<string>
      /** Categories to remove each photo from. */ remove_category_ids?: Array<string>
      /** Albums to add each photo to. */ add_album_ids?: Array<string>
      /** Milestones to add each photo to. */ add_milestone_ids?: Array<string>
      /** Milestones to remove each photo from. */ remove_milestone_ids?: Array<string>
    }
    answer: {
      done: number
      failed: Array<{ place: number; reason: 'not_found' | 'forbidden' | 'not_yours' | 'no_time' | 'changed_since' }>
    }
  }
  /** Update a section of an album. Fields that aren’t in the request don’t change. */
  editSection: {
    input: { family_id: string; album_id: string; section_id: string } & {
      title?: string | null
      text?: string | null
      /** The photo that the section comes before, or null for the end of the album. */ before_photo_id?: string | null
    }
    answer: void
  }
  /** Dismiss a trip. A dismissed trip isn’t proposed again. If it has an album, only its new photos are dismissed. */
  editTrip: { input: { family_id: string; trip_id: string } & { is_dismissed: boolean }; answer: void }
  /** Permanently delete all deleted photos */
  emptyDeletedPhotos: { input: { family_id: string }; answer: { purged: number } }
  /** Cancel a bulk change. Stops after the current batch. Changes already made aren’t undone. */
  endPhotoWork: { input: { family_id: string; work_id: string }; answer: void }
  /** Turn off transcription. Deletes existing transcripts right away. */
  endTranscripts: { input: { family_id: string }; answer: Transcripts }
  /** Turn off finding faces and searching by content. Deletes faces, groups, what photos show, and tags that were added automatically, right away. */
  endVision: { input: { family_id: string }; answer: Vision }
  /** Enter a letter’s sheet. Only needed after a move to a server with another secret. The letter stays sealed, and this server opens it on its day. */
  enterSheet: {
    input: { family_id: string; letter_id: string } & { /** The key on the sheet, or its 24 words. */ key: string }
    answer: {
      id: string
      person_id: string | null
      person_name: string
      author_id: string | null
      author_name: string
      audience: 'family' | 'recipient'
      age: number | null
      opens_on: string
      created_at: string
      opened_at: string | null
      file_count: number
      photo_count: number
      recording_count: number
      needs_sheet: boolean
      birthday: string | null
    }
  }
  /** Mark a book as completed. Completed books can be downloaded. Fails if text doesn’t fit its page. */
  finishBook: {
    input: { family_id: string; book_id: string } & {
      /** The version you last read. If someone has saved the book since then, the request fails. */ expected_version: number
    }
    answer: {
      id: string
      family_id: string
      family_name: string
      title: string
      description: string | null
      status: 'draft' | 'in_progress' | 'completed'
      template: string | null
      version: number
      pages: number
      photos: number
      size: '8x8' | '8x11' | '11x8.5'
      colour: string
      cover: {
        typeface: 'serif' | 'sans' | 'hand'
        front: {
          /** An ID you choose, unique in the book. */ id: string
          /** null is the default. */ background:
            | 'white'
            | 'paper'
            | 'sand'
            | 'blush'
            | 'sky'
            | 'sage'
            | 'ember'
            | 'plum'
            | 'forest'
            | 'night'
            | null
          /** One item for each frame of the layout. null is an empty frame. */ slots: Array<
            | {
                kind: 'photo'
                photo_id: string
                /** 1 fills the frame exactly. */ zoom: number
                /** Horizontal position of the crop: 0 is the left edge, and 1 the right. */ x: number
                /** Vertical position of the crop: 0 is the top edge, and 1 the bottom. */ y: number
              }
            | {
                kind: 'text'
                text: string
                align: 'start' | 'center' | 'end'
                /** Default: the book’s typeface. */ typeface?: 'serif' | 'sans' | 'hand'
              }
            | { kind: 'code'; /** A code from makeBookCode. */ code: string }
            | {
                kind: 'map'
                width: number
                height: number
                /** Land as an SVG path. */ land: string
                /** Borders as an SVG path. */ borders: string
                places: Array<{ name: string; x: number; y: number }>
              }
            | null
          >
          layout:
            | 'cover_narrow'
            | 'cover_frame'
            | 'cover_bleed'
            | 'cover_title'
            | 'cover_foot'
            | 'cover_back'
            | 'cover_back_photo'
            | 'cover_photo'
            | 'cover_full'
            | 'cover_words'
        }
      }
      cover_photo: { id: string; width: number; height: number; url: string } | null
      created_at: string
      updated_at: string
      archived_at: string | null
      can_edit: boolean
    }
  }
  /** Subscribe to changes in your families. Returns a stream of server-sent events for `Accept: text/event-stream`, and only its beginning otherwise. `told` says what changed, without content. */
  followEvents: { input: {}; answer: Response }
  /** Get an album */
  getAlbum: { input: { family_id: string; album_id: string }; answer: Album }
  /** Get when the server was last backed up, and when it will be */
  getBackupStatus: { input: { family_id: string }; answer: BackupStatus }
  /** Get a book. Includes the book’s pages and photos. */
  getBook: { input: { family_id: string; book_id: string }; answer: Book }
  /** Get the price of printed copies. Includes the number of copies your plan still covers this season. */
  getBookOffer: { input: { family_id: string; book_id: string }; answer: BookOffer }
  /** Get a version of a book. Returns the pages as they were saved. */
  getBookVersion: { input: { family_id: string; book_id: string; version: number }; answer: Book }
  /** Get what you can decide about a photo or answer of yourself. For children whose account is linked to their profile. */
  getChoices: {
    input: {
      /** A photo, or use response_id. */ photo_id?: string
      /** An answer, or use photo_id. */ response_id?: string
      family_id: string
    }
    answer: Choices
  }
  /** Get a family’s dashboard. Returns everything the dashboard shows in one request. */
  getDashboard: {
    input: {
      /** Today’s date in your time zone. Default: today’s date in UTC. */ day?: string
      /** The time of your last visit. Content that others have added since then is counted. */ since?: string
      family_id: string
    }
    answer: Dashboard
  }
  /** Get a family. Includes the family’s members and children. */
  getFamily: { input: { family_id: string }; answer: Family }
  /** Get a family’s web address. Returns the cover page’s URL and the family’s custom domain. */
  getFamilyAddress: { input: { family_id: string }; answer: FamilyAddress }
  /** Plan a film. What a film of an album, a proposed trip, a person’s year, or all their years would show: photos and videos that the caller can see, of the first 2,000. Name one of the three. */
  getFilmPlan: {
    input: {
      album_id?: string
      /** A proposed trip. */ trip_id?: string
      person_id?: string
      /** The year of `person_id`’s photos. Without it, a photo of them for each year, as in listYearPhotos. */ year?: number
      family_id: string
    }
    answer: FilmPlan
  }
  /** Get a family’s gazette. The editions of the last 24 months that have photos, newest first, what the current month has so far, and the caller’s subscription. People who may edit books also see who else subscribes. */
  getGazette: { input: { family_id: string }; answer: Gazette }
  /** Get the front page of an edition. What’s printed on it, and where, with the addresses of its photos, and what’s on the pages inside. */
  getGazetteFront: {
    input: {
      language: 'en' | 'es' | 'fr' | 'de'
      paper: 'a4' | 'letter'
      large_type?: 'true'
      family_id: string
      /** A month, such as 2026-11. */ month: string
    }
    answer: GazetteFront
  }
  /** Get the ages at which children decide */
  getGrowingAges: { input: { family_id: string }; answer: GrowingAges }
  /** Get what a child decides. What they may do by their age, what they flagged, and how much they hid. Never what they hid. */
  getGrowingUp: { input: { family_id: string; person_id: string }; answer: GrowingUp }
  /** Get a family’s highlights. Returns photos from this day in earlier years, a photo for the cover, and how much others have added since a given time. */
  getHighlights: {
    input: {
      /** Today’s date in your time zone. */ day: string
      /** The time of your last visit. Content that others have added since then is counted. */ since?: string
      family_id: string
    }
    answer: Highlights
  }
  /** Get an import. Includes its progress. */
  getImport: { input: { family_id: string; import_id: string }; answer: Import }
  /** Get a letter for later. Its text is null and its files are missing until it opens, for its author too. */
  getLetter: { input: { family_id: string; letter_id: string }; answer: Letter }
  /** Get the address for photos by email. With the people besides members who may send to it, by email address. `is_available` is false if the server doesn’t receive email. */
  getMailAddress: { input: { family_id: string }; answer: MailAddress }
  /** Get a milestone. Includes all of the milestone’s photos. */
  getMilestone: { input: { family_id: string; milestone_id: string }; answer: Milestone }
  /** Get a person. Includes the number of photos, milestones, and answers. */
  getPerson: { input: { family_id: string; person_id: string }; answer: Person }
  /** Get a child’s personality profile. Returns the questions in order, each with its latest answer. */
  getPersonality: { input: { family_id: string; child_id: string }; answer: Personality }
  /** Get a photo */
  getPhoto: { input: { family_id: string; photo_id: string }; answer: Photo }
  /** List the photos of a stack. By capture time. If the photo isn’t in a stack, returns an empty list. */
  getStack: { input: { family_id: string; photo_id: string }; answer: Stack }
  /** Get who may take over a family. Includes whether someone asked to. Only the owner and trusted members see more than the list of trusted members. */
  getSuccession: { input: { family_id: string }; answer: Succession }
  /** Get two photos to compare. Returns one of the latest photos and an earlier one of the same people or place. Another pair each day, and null if there are none. */
  getThenAndNow: {
    input: { /** Today’s date in your time zone. */ day: string; family_id: string }
    answer: ThenAndNow
  }
  /** Get a family’s transcription setting. Includes which transcription service is used. */
  getTranscripts: { input: { family_id: string }; answer: Transcripts }
  /** Get a family’s setting for finding faces. Includes where photos are sent, and how many were looked at. */
  getVision: { input: { family_id: string }; answer: Vision }
  /** Give consent to record a child. Answers hidden when consent was withdrawn become visible again. */
  giveConsent: {
    input: { family_id: string; child_id: string } & {
      /** The version of the consent text that the owner saw. */ text_version: string
    }
    answer: {
      state: 'given' | 'withdrawn' | null
      text_version: string | null
      given_at: string | null
      given_by: string | null
      withdrawn_at: string | null
    }
  }
  /** Hide a photo or answer of yourself. From everyone else, the owner included. It stays stored, and only you can show it again. Only for children who are old enough. */
  hideItem: {
    input: { family_id: string } & {
      /** A photo, or use response_id. */ photo_id?: string
      /** An answer, or use photo_id. */ response_id?: string
    }
    answer: Choices
  }
  /** Invite people. Emails an invitation to each person and returns the links. With a name and no emails, it creates a link that one person can join with. */
  inviteMembers: {
    input: { family_id: string } & {
      emails?: Array<string>
      /** What you call the person. Only you see it. For one email, or for a link without one. */ invited_name?: string
      /** Viewer or contributor for a link without an email. */ role?: 'viewer' | 'contributor' | 'editor'
      /** A personal message to include in the email. It can’t contain links. */ note?: string
      /** Language of the email for people without an account. Default: your language. */ language?:
        | 'en'
        | 'es'
        | 'fr'
        | 'de'
      /** A person of the family without an account, whom the one who joins will be. For one email. */ person_id?: string
    }
    answer: {
      invited: Array<{
        email: string | null
        invited_name: string | null
        outcome: 'invited' | 'already_invited' | 'already_member' | 'yourself'
        link: string | null
        mailed: boolean
      }>
    }
  }
  /** Mark similar photos as reviewed. The group stays hidden until another similar photo is added. */
  keepSimilarPhotos: {
    input: { family_id: string; group_id: string } & {
      /** The photos in the group that you reviewed. */ photo_ids: Array<string>
    }
    answer: void
  }
  /** Leave a family. Content you added stays in the family. */
  leaveFamily: { input: { family_id: string }; answer: void }
  /** List a family’s activity. Newest first. */
  listActivities: {
    input: {
      /** Matches activity of this type. Default: all types. */ type?:
        | 'photo_upload'
        | 'member_joined'
        | 'milestone_added'
        | 'photo_favorited'
        | 'child_added'
        | 'family_created'
        | 'category_created'
        | 'capsule_opened'
        | 'milestone_created'
      /** Matches activity from the current day, week, or month. */ period?: 'all' | 'today' | 'week' | 'month'
      /** IANA time zone that determines when the day, week, and month begin. */ time_zone?: string
      /** Matches activity that contains this text, and photos of people with this name. */ text?: string
      /** The next_cursor of the previous page. */ cursor?: string
      limit?: number
      /** The number of activities to skip, instead of a cursor. */ offset?: number
      family_id: string
    }
    answer: { activities: Array<ListedActivity>; next_cursor: string | null }
  }
  /** List an album’s photos and sections. In the album’s order. */
  listAlbumPhotos: {
    input: { cursor?: string; limit?: number; family_id: string; album_id: string }
    answer: {
      photos: Array<ListedPhoto>
      sections: Array<{ id: string; title: string | null; text: string | null; at: number }>
      next_cursor: string | null
    }
  }
  /** List a family’s albums. Recently changed first. */
  listAlbums: {
    input: { cursor?: string; limit?: number; family_id: string }
    answer: { albums: Array<ListedAlbum>; next_cursor: string | null }
  }
  /** List a photo’s audio captions. Oldest first, up to 20. Includes whether you can record another one. */
  listAudioCaptions: {
    input: { family_id: string; photo_id: string }
    answer: {
      captions: Array<{
        id: string
        photo_id: string
        pin: { x: number; y: number } | null
        url: string
        download_url: string
        file_type: string
        duration: number
        created_at: string
        added_by: { id: string; first_name: string; last_name: string } | null
        speaker: string | null
        transcript: string | null
        can: { delete: boolean }
      }>
      can: { add: boolean; record: boolean }
    }
  }
  /** List your devices that back up automatically. Newest first, with when their last photo arrived, how many they sent (1,000 at most), and the latest 50 files that couldn’t be imported. Passwords are never returned. */
  listBackupDevices: {
    input: { family_id: string }
    answer: {
      devices: Array<{
        id: string
        name: string
        scope: 'add' | 'read' | 'write'
        folder: string | null
        created_at: string
        last_used_at: string | null
        photos: number
        last_photo_at: string | null
      }>
      refused: Array<{
        name: string
        device_name: string
        reason:
          | 'empty'
          | 'not_a_photo_or_video'
          | 'unsupported_format'
          | 'damaged'
          | 'too_large'
          | 'too_slow'
          | 'no_picture'
          | 'video_not_allowed'
          | 'plan_full'
          | 'not_a_sound'
          | 'sound_too_long'
          | 'photo_gone'
          | 'photo_full'
          | 'captions_not_allowed'
          | 'storage_full'
        sent_at: string
      }>
      can_have_folder: boolean
    }
  }
  /** List a book’s PDFs. Returns PDFs of the current version, with the progress of those still being created. */
  listBookFiles: {
    input: { family_id: string; book_id: string }
    answer: {
      files: Array<{
        id: string
        kind: 'screen' | 'pages' | 'cover'
        crop_marks: boolean
        version: number
        state: 'waiting' | 'running' | 'done' | 'failed'
        done: number
        total: number
        bytes: number | null
        created_at: string
      }>
    }
  }
  /** List a book’s versions. Newest first. Includes when each version was saved and by whom. */
  listBookVersions: {
    input: { family_id: string; book_id: string }
    answer: { versions: Array<{ version: number; saved_at: string; saved_by: string | null; pages: number }> }
  }
  /** List a family’s categories. Sorted by name, with the number of photos in each. */
  listCategories: { input: { family_id: string }; answer: { categories: Array<ListedCategory> } }
  /** List your ZIP exports of a child’s answers. Newest first. */
  listChildExports: {
    input: { family_id: string; child_id: string }
    answer: {
      exports: Array<{
        id: string
        state: 'waiting' | 'running' | 'ready' | 'failed'
        files_done: number
        files_total: number
        bytes: number | null
        created_at: string
        finished_at: string | null
        expires_at: string | null
      }>
    }
  }
  /** List a family’s children. Sorted by first name. */
  listChildren: { input: { family_id: string }; answer: { children: Array<ListedChild> } }
  /** List comments. Returns comments on a photo, a milestone, an answer, or an album, most recent conversation first. */
  listComments: {
    input: {
      /** The type of the item. “response” is a child’s answer. */ subject_kind:
        | 'photo'
        | 'milestone'
        | 'response'
        | 'album'
      /** The ID of the photo, milestone, answer, or album. */ subject_id: string
      /** The next_cursor of the previous page. */ cursor?: string
      limit?: number
      family_id: string
    }
    answer: { comments: Array<ListedComment>; next_cursor: string | null; total: number }
  }
  /** List deleted photos. Returns photos that can still be restored, most recently deleted first. Private photos are listed only for the person who added them. */
  listDeletedPhotos: {
    input: { /** The next_cursor of the previous page. */ cursor?: string; limit?: number; family_id: string }
    answer: {
      photos: Array<{
        id: string
        kind: 'image' | 'video'
        description: string | null
        taken_at: string | null
        created_at: string
        deleted_at: string
        thumbhash: string | null
        small_url: string
      }>
      next_cursor: string | null
    }
  }
  /** List deleted answers. Returns answers that can still be restored, most recently deleted first. */
  listDeletedResponses: {
    input: { family_id: string }
    answer: {
      responses: Array<{
        id: string
        child_id: string
        first_name: string
        prompt: {
          id: string
          prompt_order: number
          category: 'emotions' | 'play' | 'friends' | 'family' | 'growing' | 'imagination' | 'dreams' | 'other'
          prompt_key: string | null
          prompt_text: string
          is_skipped: boolean
        }
        response_text: string | null
        video_duration: number | null
        answered_at: string
        deleted_at: string
        purge_after: string
      }>
    }
  }
  /** List groups of faces to name. Faces that look like the same person’s, largest group first. Groups of one or two faces aren’t listed. */
  listFaceGroups: {
    input: {
      /** Lists the groups that were hidden instead. */ is_hidden?: 'true'
      cursor?: string
      limit?: number
      family_id: string
    }
    answer: {
      groups: Array<{
        id: string
        faces: number
        person_id: string | null
        cover: ListedFace
        maybe_person_id: string | null
      }>
      next_cursor: string | null
      has_hidden: boolean
    }
  }
  /** List faces of a photo, a group, or a person. Empty if the family doesn’t find faces. */
  listFaces: {
    input: {
      /** The photo. Send one of the three. */ photo_id?: string
      /** The group of faces. */ group_id?: string
      /** The person. */ person_id?: string
      /** next_cursor of the page before. */ cursor?: string
      limit?: number
      family_id: string
    }
    answer: { faces: Array<ListedFace>; next_cursor: string | null }
  }
  /** List your families. Oldest first, with your role in each. */
  listFamilies: { input: {}; answer: { families: Array<ListedFamily> } }
  /** List a family’s audit log entries. Newest first. */
  listFamilyAudit: {
    input: { /** The next_cursor of the previous page. */ cursor?: string; limit?: number; family_id: string }
    answer: {
      entries: Array<{
        id: string
        action:
          | 'account.created'
          | 'account.deletion_requested'
          | 'account.kept'
          | 'session.signed_in'
          | 'session.new_device'
          | 'session.refused'
          | 'session.revoked'
          | 'session.signed_out_everywhere'
          | 'session.ended_by_admin'
          | 'session.link_made'
          | 'password.set'
          | 'password.changed'
          | 'password.reset'
          | 'password.removed'
          | 'passkey.added'
          | 'passkey.renamed'
          | 'passkey.removed'
          | 'second_factor.enabled'
          | 'second_factor.disabled'
          | 'second_factor.refused'
          | 'recovery_codes.made'
          | 'provider.linked'
          | 'provider.unlinked'
          | 'email.changed'
          | 'email.change_undone'
          | 'api_key.created'
          | 'api_key.revoked'
          | 'app_password.created'
          | 'app_password.revoked'
          | 'data.export_requested'
          | 'data.downloaded'
          | 'account.deleted'
          | 'data.exported'
          | 'data.imported'
          | 'family.created'
          | 'family.renamed'
          | 'family.updated'
          | 'family.deleted'
          | 'family.restored'
          | 'family.purged'
          | 'family.transferred'
          | 'succession.trusted'
          | 'succession.ended'
          | 'succession.changed'
          | 'succession.reminded'
          | 'succession.opened'
          | 'takeover.requested'
          | 'takeover.canceled'
          | 'takeover.completed'
          | 'letter.sealed'
          | 'letter.deleted'
          | 'member.joined'
          | 'member.left'
          | 'member.removed'
          | 'member.role_changed'
          | 'member.sign_in_link'
          | 'invitation.sent'
          | 'invitation.resent'
          | 'invitation.cancelled'
          | 'invitation.declined'
          | 'photo.deleted'
          | 'photo.restored'
          | 'photo.purged'
          | 'original.healed'
          | 'file.added'
          | 'file.removed'
          | 'person.added'
          | 'person.updated'
          | 'person.merged'
          | 'person.restored'
          | 'person.removed'
          | 'child.added'
          | 'child.updated'
          | 'child.restored'
          | 'child.removed'
          | 'milestone.deleted'
          | 'answer.deleted'
          | 'answer.restored'
          | 'answer.purged'
          | 'caption.deleted'
          | 'consent.given'
          | 'consent.withdrawn'
          | 'transcripts.allowed'
          | 'transcripts.ended'
          | 'vision.allowed'
          | 'vision.ended'
          | 'album.deleted'
          | 'category.deleted'
          | 'comment.deleted'
          | 'guest_link.created'
          | 'guest_link.revoked'
          | 'frame.added'
          | 'frame.removed'
          | 'webhook.created'
          | 'webhook.updated'
          | 'webhook.secret_replaced'
          | 'mail_address.replaced'
          | 'mail_address.deleted'
          | 'mail_sender.added'
          | 'mail_sender.removed'
          | 'gazette_subscriber.added'
          | 'gazette_subscriber.removed'
          | 'webhook.deleted'
          | 'webhook.stopped'
          | 'subscription.changed'
          | 'order.placed'
          | 'order.changed'
          | 'job.retried'
          | 'backup.started'
          | 'backup.paused'
          | 'backup.resumed'
          | 'recovery_kit.downloaded'
        created_at: string
        actor: { id: string; name: string } | null
        subject: { id: string; name: string } | null
        details: Record<string, string | number | boolean | null>
      }>
      next_cursor: string | null
    }
  }
  /** List your exports of a family. Newest first. */
  listFamilyExports: {
    input: { family_id: string }
    answer: {
      exports: Array<{
        id: string
        state: 'waiting' | 'running' | 'ready' | 'failed'
        files_done: number
        files_total: number
        bytes: number | null
        created_at: string
        finished_at: string | null
        expires_at: string | null
      }>
    }
  }
  /** List your films. Newest first. `files_done` and `files_total` count frames. */
  listFilms: { input: { family_id: string }; answer: { films: Array<ListedFilm>; can_make: boolean } }
  /** List frames. Returns TVs, tablets and feeds that show the family’s photos, newest first. */
  listFrames: { input: { family_id: string }; answer: { frames: Array<ListedFrame> } }
  /** List photos that guests sent. Those that wait for a decision, oldest first. Only for people who can edit the album. */
  listGuestPhotos: {
    input: {
      /** The next_cursor of the previous page. */ cursor?: string
      limit?: number
      family_id: string
      album_id: string
    }
    answer: {
      photos: Array<{
        id: string
        sender: string
        kind: 'image' | 'video'
        width: number
        height: number
        thumbhash: string
        sent_at: string
        small_url: string
        large_url: string
      }>
      next_cursor: string | null
    }
  }
  /** List guest links. Returns active links, newest first. */
  listGuests: { input: { family_id: string }; answer: { guests: Array<ListedGuest> } }
  /** List the photos and answers you hid. Up to 200 of each. Members can only list their own. */
  listHidden: {
    input: { family_id: string }
    answer: {
      items: Array<{
        photo: ListedPhoto | null
        answer: {
          id: string
          child_id: string
          prompt_order: number
          prompt_key: string | null
          prompt_text: string | null
          response_text: string | null
          has_video: boolean
        } | null
      }>
    }
  }
  /** List an import’s files. Returns files in import order, with each file’s result. */
  listImportItems: {
    input: {
      /** Matches files in this state. “handed” is in progress, “present” was already in the album, and “ignored” is a metadata file. */ state?:
        | 'handed'
        | 'imported'
        | 'present'
        | 'refused'
        | 'ignored'
      /** The next value of the previous page. */ after?: string
      family_id: string
      import_id: string
    }
    answer: {
      items: Array<{
        id: string
        path: string
        bytes: number
        state: 'handed' | 'imported' | 'present' | 'refused' | 'ignored'
        reason:
          | 'empty'
          | 'not_a_photo_or_video'
          | 'unsupported_format'
          | 'damaged'
          | 'too_large'
          | 'too_slow'
          | 'no_picture'
          | 'video_not_allowed'
          | 'plan_full'
          | 'not_a_sound'
          | 'sound_too_long'
          | 'photo_gone'
          | 'photo_full'
          | 'captions_not_allowed'
          | 'storage_full'
          | 'unsafe_name'
          | 'encrypted'
          | 'bomb'
          | 'archive_grows'
          | 'overlapping'
          | 'no_zip'
          | 'nested'
          | 'too_many'
          | 'unreadable'
          | 'deleted_there'
          | 'damaged_rows'
          | 'consent_required'
          | 'no_question'
          | 'no_photo'
          | 'lost'
          | 'preview_later'
          | null
        photo_id: string | null
      }>
      next: string | null
    }
  }
  /** List your imports into a family. Newest first. */
  listImports: { input: { family_id: string }; answer: { imports: Array<Import> } }
  /** List pending invitations. Newest first, without expired ones. */
  listInvitations: { input: { family_id: string }; answer: { invitations: Array<ListedInvitation> } }
  /** List letters for later. Letters that wait, soonest first, or that have opened, latest first, with how they begin. */
  listLetters: {
    input: {
      state?: 'waiting' | 'opened'
      /** The next_cursor of the previous page. */ cursor?: string
      limit?: number
      family_id: string
    }
    answer: { letters: Array<ListedLetter>; next_cursor: string | null }
  }
  /** List requests to share an album by link. Newest first. The owner sees everyone’s, and other members see their own. */
  listLinkRequests: {
    input: { family_id: string; album_id: string }
    answer: {
      requests: Array<{ asker: string; name: string; asked_at: string; made_at: string | null; can_ask_again: boolean }>
    }
  }
  /** List a family’s or a child’s milestones. Newest first. */
  listMilestones: {
    input: {
      /** Matches milestones of this child only. */ child_id?: string
      /** The next_cursor of the previous page. */ cursor?: string
      limit?: number
      family_id: string
    }
    answer: { milestones: Array<Milestone>; next_cursor: string | null; total: number }
  }
  /** List the latest photo of each month of a year. Newest month first. Months without photos are left out. */
  listMonthCovers: {
    input: {
      /** Four digits. */ year: string
      /** Matches favorites only. */ is_favorite?: 'true'
      /** Archived photos, which aren’t included otherwise. Not with is_favorite or person_id. */ is_archived?: 'true'
      /** Photos of this person only. */ person_id?: string
      family_id: string
    }
    answer: { covers: Array<{ month: string; photo: ListedPhoto }> }
  }
  /** List the copies of your own profile. Newest first. */
  listOwnCopies: {
    input: { family_id: string; person_id: string }
    answer: {
      exports: Array<{
        id: string
        state: 'waiting' | 'running' | 'ready' | 'failed'
        files_done: number
        files_total: number
        bytes: number | null
        created_at: string
        finished_at: string | null
        expires_at: string | null
      }>
    }
  }
  /** List a family’s people. Children, adults, and pets, children first, and how they are related. */
  listPeople: {
    input: { family_id: string }
    answer: {
      people: Array<ListedPerson>
      relations: Array<{ person_id: string; relation: 'parent' | 'partner'; to_person_id: string }>
    }
  }
  /** List personality profiles. Returns progress for each child and for the whole family. */
  listPersonality: {
    input: { family_id: string }
    answer: {
      children: Array<{
        id: string
        first_name: string
        last_name: string
        birth_date: string
        gender: 'prefer_not_to_say' | 'girl' | 'boy' | 'another'
        avatar_url: string | null
        progress: {
          answered: number
          total: number
          percent: number
          badge: 'not_started' | 'started' | 'in_progress' | 'complete'
          completed: boolean
        }
        next: {
          id: string
          prompt_order: number
          category: 'emotions' | 'play' | 'friends' | 'family' | 'growing' | 'imagination' | 'dreams' | 'other'
          prompt_key: string | null
          prompt_text: string
          is_skipped: boolean
        } | null
      }>
      summary: { children: number; completed: number; percent: number }
    }
  }
  /** List people and recent milestones for a photo */
  listPhotoChoices: {
    input: { family_id: string }
    answer: {
      people: Array<{ id: string; kind: 'child' | 'adult' | 'pet'; first_name: string; last_name: string }>
      milestones: Array<{ id: string; name: string; date: string }>
    }
  }
  /** List your downloads of several photos. Newest first. */
  listPhotoDownloads: {
    input: { family_id: string }
    answer: {
      exports: Array<{
        id: string
        state: 'waiting' | 'running' | 'ready' | 'failed'
        files_done: number
        files_total: number
        bytes: number | null
        created_at: string
        finished_at: string | null
        expires_at: string | null
      }>
    }
  }
  /** List IDs of matching photos. Newest first. Returns up to 10,000 IDs. */
  listPhotoIds: {
    input: {
      /** Matches words in descriptions, places, and tags. Case, accents, and small typos don’t matter. */ text?: string
      /** Matches photos whose file name starts with this, ignoring case. */ file_name?: string
      /** Matches videos, Live Photos, and so on. */ kind?: 'video' | 'live_photo' | 'raw' | 'screenshot' | 'scan'
      /** Matches favorites only. */ is_favorite?: 'true'
      /** Matches archived photos only. They also match every other filter, but aren’t listed without one. */ is_archived?: 'true'
      /** IDs of people, separated by commas. Matches photos that show all of these people. */ person_ids?: string
      /** Matches photos that show no one besides person_ids. */ no_one_else?: 'true'
      /** The first day to include, YYYY-MM-DD. Photos without a known date don’t match. */ taken_from?: string
      /** The last day to include, YYYY-MM-DD. Photos without a known date don’t match. */ taken_to?: string
      /** Matches photos with a place name or coordinates. */ has_location?: 'true'
      /** Latitude in degrees. Send it with near_lng and near_km. */ near_lat?: number
      /** Longitude in degrees. Send it with near_lat and near_km. */ near_lng?: number
      /** Distance in kilometers from near_lat and near_lng. Send all three or none. */ near_km?: number
      /** Matches photos in a map area, given as west,south,east,north in degrees. */ area?: string
      /** Category IDs, separated by commas. Matches photos in any of these categories. */ category_ids?: string
      /** Album IDs, separated by commas. Matches photos that were added to any of these albums. */ album_ids?: string
      /** Milestone IDs, separated by commas. Matches photos of any of these milestones. */ milestone_ids?: string
      /** Tags, separated by commas. Matches photos with all of these tags. */ tags?: string
      family_id: string
    }
    answer: { photo_ids: Array<string> }
  }
  /** List photo counts by month. Newest month first. */
  listPhotoMonths: {
    input: {
      /** Matches favorites only. */ is_favorite?: 'true'
      /** Counts archived photos, which aren’t counted otherwise. Not with other parameters. */ is_archived?: 'true'
      /** Counts photos of this person only. */ person_id?: string
      family_id: string
    }
    answer: { months: Array<{ month: string; photos: number }> }
  }
  /** List photos to compare with a photo. Returns photos of the same people or place, at least two years apart, best first. */
  listPhotoPairs: {
    input: { family_id: string; photo_id: string }
    answer: {
      pairs: Array<{
        before: ListedPhoto
        after: ListedPhoto
        years: number
        is_same_place: boolean
        person_ids: Array<string>
      }>
    }
  }
  /** List photo locations for a map. Clusters locations by zoom level, largest cluster first. */
  listPhotoPlaces: {
    input: {
      /** Matches words in descriptions, places, and tags. Case, accents, and small typos don’t matter. */ text?: string
      /** Matches photos whose file name starts with this, ignoring case. */ file_name?: string
      /** Matches videos, Live Photos, and so on. */ kind?: 'video' | 'live_photo' | 'raw' | 'screenshot' | 'scan'
      /** Matches favorites only. */ is_favorite?: 'true'
      /** Matches archived photos only. They also match every other filter, but aren’t listed without one. */ is_archived?: 'true'
      /** IDs of people, separated by commas. Matches photos that show all of these people. */ person_ids?: string
      /** Matches photos that show no one besides person_ids. */ no_one_else?: 'true'
      /** The first day to include, YYYY-MM-DD. Photos without a known date don’t match. */ taken_from?: string
      /** The last day to include, YYYY-MM-DD. Photos without a known date don’t match. */ taken_to?: string
      /** Matches photos with a place name or coordinates. */ has_location?: 'true'
      /** Latitude in degrees. Send it with near_lng and near_km. */ near_lat?: number
      /** Longitude in degrees. Send it with near_lat and near_km. */ near_lng?: number
      /** Distance in kilometers from near_lat and near_lng. Send all three or none. */ near_km?: number
      /** Matches photos in a map area, given as west,south,east,north in degrees. */ area?: string
      /** Category IDs, separated by commas. Matches photos in any of these categories. */ category_ids?: string
      /** Album IDs, separated by commas. Matches photos that were added to any of these albums. */ album_ids?: string
      /** Milestone IDs, separated by commas. Matches photos of any of these milestones. */ milestone_ids?: string
      /** Tags, separated by commas. Matches photos with all of these tags. */ tags?: string
      /** Web map zoom level. The world is 256 pixels wide at level 0 and doubles in width with each level. */ zoom: number
      family_id: string
    }
    answer: {
      places: Array<{
        lat: number
        lng: number
        west: number
        south: number
        east: number
        north: number
        photos: number
        photo_id: string
        small_url: string
        name: string | null
      }>
      tiles: { url: string; credit: string | null } | null
    }
  }
  /** Search tags and places. Returns up to five tags and five places that contain the text, most used first. */
  listPhotoSuggestions: {
    input: {
      /** Matches words in descriptions, places, and tags. Case, accents, and small typos don’t matter. */ text?: string
      family_id: string
    }
    answer: { suggestions: Array<{ kind: 'tag' | 'place'; name: string; photos: number }> }
  }
  /** Create signed URLs for photos. Accepts up to 10 photos. The URLs expire after an hour. */
  listPhotoUrls: {
    input: { /** Up to 10 IDs, separated by commas. */ ids: string; family_id: string }
    answer: { photos: Array<{ id: string; small_url: string; large_url: string; original_url: string | null }> }
  }
  /** List your bulk changes. Newest first. Includes progress and results. */
  listPhotoWorks: {
    input: { family_id: string }
    answer: {
      works: Array<{
        id: string
        kind: 'edit' | 'delete' | 'undo'
        can_undo: boolean
        total: number
        done: number
        state: 'running' | 'done' | 'stopped'
        problem: string | null
        failed: Array<{
          photo_id: string
          filename: string | null
          reason: 'not_found' | 'forbidden' | 'not_yours' | 'no_time' | 'changed_since'
        }>
      }>
    }
  }
  /** List a family’s photos and videos */
  listPhotos: {
    input: {
      /** Sorts by when photos were taken, or by when they were added. */ sort_by?: 'taken_at' | 'created_at'
      sort_order?: 'desc' | 'asc'
      /** Matches words in descriptions, places, and tags. Case, accents, and small typos don’t matter. */ text?: string
      /** Matches photos whose file name starts with this, ignoring case. */ file_name?: string
      /** Matches videos, Live Photos, and so on. */ kind?: 'video' | 'live_photo' | 'raw' | 'screenshot' | 'scan'
      /** Matches favorites only. */ is_favorite?: 'true'
      /** Matches archived photos only. They also match every other filter, but aren’t listed without one. */ is_archived?: 'true'
      /** IDs of people, separated by commas. Matches photos that show all of these people. */ person_ids?: string
      /** Matches photos that show no one besides person_ids. */ no_one_else?: 'true'
      /** The first day to include, YYYY-MM-DD. Photos without a known date don’t match. */ taken_from?: string
      /** The last day to include, YYYY-MM-DD. Photos without a known date don’t match. */ taken_to?: string
      /** Matches photos with a place name or coordinates. */ has_location?: 'true'
      /** Latitude in degrees. Send it with near_lng and near_km. */ near_lat?: number
      /** Longitude in degrees. Send it with near_lat and near_km. */ near_lng?: number
      /** Distance in kilometers from near_lat and near_lng. Send all three or none. */ near_km?: number
      /** Matches photos in a map area, given as west,south,east,north in degrees. */ area?: string
      /** Category IDs, separated by commas. Matches photos in any of these categories. */ category_ids?: string
      /** Album IDs, separated by commas. Matches photos that were added to any of these albums. */ album_ids?: string
      /** Milestone IDs, separated by commas. Matches photos of any of these milestones. */ milestone_ids?: string
      /** Tags, separated by commas. Matches photos with all of these tags. */ tags?: string
      /** The next_cursor of the previous page. */ cursor?: string
      /** Returns the page before the cursor. Send a previous_cursor as the cursor. */ backwards?: 'true'
      /** The month to start at, YYYY-MM, instead of a cursor. Only for photos sorted by taken_at. */ from_month?: string
      /** Default: 100, or 30 for a search. */ limit?: number
      /** The page number, starting at 1, instead of a cursor. */ page?: number
      /** The number of photos to skip, instead of a cursor. */ offset?: number
      /** Counts all matches, however many. Otherwise, counting a search stops at 1,000. */ count?: 'exact'
      family_id: string
    }
    answer: {
      photos: Array<ListedPhoto>
      next_cursor: string | null
      previous_cursor: string | null
      month_offset: number | null
      total: number
      is_total_exact: boolean
    }
  }
  /** List a family’s questions. Returns questions in the order they’re asked, and which children have answered each. */
  listPrompts: { input: { family_id: string }; answer: { prompts: Array<ListedPrompt> } }
  /** List reactions. Returns reactions to a photo, a milestone, an answer, or an album. */
  listReactions: {
    input: {
      /** The type of the item. “response” is a child’s answer. */ subject_kind:
        | 'photo'
        | 'milestone'
        | 'response'
        | 'album'
      /** The ID of the photo, milestone, answer, or album. */ subject_id: string
      family_id: string
    }
    answer: {
      counts: Array<{ kind: 'heart' | 'laugh' | 'wow' | 'hug' | 'celebrate'; count: number }>
      mine: Array<'heart' | 'laugh' | 'wow' | 'hug' | 'celebrate'>
      people: Array<{ kind: 'heart' | 'laugh' | 'wow' | 'hug' | 'celebrate'; name: string }>
    }
  }
  /** List deleted people. People who can still be restored. */
  listRemovedPeople: {
    input: { family_id: string }
    answer: {
      people: Array<{
        id: string
        kind: 'child' | 'adult' | 'pet'
        first_name: string
        last_name: string
        deleted_at: string
      }>
    }
  }
  /** List replies to a comment. Oldest first. */
  listReplies: {
    input: { /** The next_cursor of the previous page. */ cursor?: string; family_id: string; comment_id: string }
    answer: { replies: Array<ListedReply>; next_cursor: string | null }
  }
  /** List a child’s answers to a question. Oldest first. */
  listResponses: {
    input: { family_id: string; child_id: string; prompt_id: string }
    answer: { responses: Array<ListedResponse> }
  }
  /** List photos of a person and their parents at the same age. Needs the birth dates of both. Returns the youngest age first. */
  listSameAge: {
    input: { family_id: string; person_id: string }
    answer: {
      pairs: Array<{
        parent_id: string
        parent_photo: ListedPhoto
        photo: ListedPhoto
        age_days: number
        days_apart: number | null
      }>
    }
  }
  /** List groups of similar photos. Returns groups that no one has reviewed yet, most recent photos first. */
  listSimilarPhotos: {
    input: { /** The next_cursor of the previous page. */ cursor?: string; limit?: number; family_id: string }
    answer: {
      groups: Array<{
        id: string
        best_id: string
        reason: 'favorite' | 'labelled' | 'larger' | 'sharper' | null
        photos: Array<{
          id: string
          family_id: string
          kind: 'image' | 'video'
          filename: string
          file_type: string
          width: number
          height: number
          duration_ms: number | null
          animated: boolean
          description: string | null
          is_favorite: boolean
          is_archived: boolean
          is_covered: boolean
          stack_size: number
          taken_at: string | null
          taken_precision: 'time' | 'day' | 'month' | 'season' | 'year' | 'about' | 'decade'
          created_at: string
          sort_at: string
          thumbhash: string | null
          /** Who can see this item: only you, members, or also guests with a link. */ audience:
            | 'private'
            | 'family_only'
            | 'extended_family'
          is_live: boolean
          is_spoken: boolean
          small_url: string
          large_url: string
          bytes: number
        }>
      }>
      next_cursor: string | null
      total: number
    }
  }
  /** List comment and reaction counts. Returns counts for up to 100 items. Leaves out items you can’t see and items without comments or reactions. */
  listTalkCounts: {
    input: {
      /** The type of the item. “response” is a child’s answer. */ subject_kind:
        | 'photo'
        | 'milestone'
        | 'response'
        | 'album'
      /** Up to 100 IDs, separated by commas. */ subject_ids: string
      family_id: string
    }
    answer: { counts: Array<{ subject_id: string; comments: number; reactions: number }> }
  }
  /** List a family’s proposed trips. Photos taken far from home within a few days, most recent first. Trips that became albums are listed if photos were added since, and dismissed trips aren’t. */
  listTrips: {
    input: { cursor?: string; limit?: number; family_id: string }
    answer: { trips: Array<ListedTrip>; next_cursor: string | null }
  }
  /** List your uploads. Includes each upload’s result. Also works after you lose permission to add photos. */
  listUploads: {
    input: {
      /** Up to 100 upload IDs, separated by commas. Default: the latest uploads. */ ids?: string
      family_id: string
    }
    answer: { uploads: Array<ListedUpload> }
  }
  /** List a webhook’s deliveries. Newest first, of the last 14 days. Replies aren’t stored, only their status. */
  listWebhookDeliveries: {
    input: {
      /** The next_cursor of the previous page. */ cursor?: string
      limit?: number
      family_id: string
      webhook_id: string
    }
    answer: {
      deliveries: Array<{
        id: string
        type: 'photo.added' | 'milestone.added' | 'comment.added' | 'member.joined' | 'webhook.test'
        state: 'pending' | 'delivered' | 'failed' | 'withdrawn'
        attempts: number
        status: number | null
        error: 'address' | 'host' | 'certificate' | 'timeout' | 'connection' | null
        duration_ms: number | null
        created_at: string
        next_attempt_at: string | null
      }>
      next_cursor: string | null
    }
  }
  /** List webhooks. Oldest first, without their secrets. */
  listWebhooks: { input: { family_id: string }; answer: { webhooks: Array<ListedWebhook> } }
  /** List one photo of a person for each year. Prefers photos near the birthday that show the person alone. Returns the oldest photo first. */
  listYearPhotos: {
    input: { family_id: string; person_id: string }
    answer: { photos: Array<{ age: number | null; year: number; photo: ListedPhoto }> }
  }
  /** Create a QR code for a book. The code opens a child’s answer or a photo for family members. Each item always gets the same code. */
  makeBookCode: {
    input: { family_id: string } & {
      /** The answer that the code plays. */ response_id?: string
      /** The photo whose recording the code plays. Send either this or response_id. */ photo_id?: string
    }
    answer: { code: string }
  }
  /** Create a PDF of a completed book. Creates a PDF for viewing, or a print-ready PDF of the pages or the cover. */
  makeBookFile: {
    input: { family_id: string; book_id: string } & {
      /** The whole book for viewing, or the pages or cover for a printer. */ kind: 'screen' | 'pages' | 'cover'
      /** Whether to add crop marks for the printer. */ crop_marks?: boolean
    }
    answer: {
      id: string
      kind: 'screen' | 'pages' | 'cover'
      crop_marks: boolean
      version: number
      state: 'waiting' | 'running' | 'done' | 'failed'
      done: number
      total: number
      bytes: number | null
      created_at: string
    }
  }
  /** Merge a group of faces into another */
  mergeFaceGroups: {
    input: { family_id: string; group_id: string } & {
      /** The group that stays, with its name. */ into_group_id: string
    }
    answer: void
  }
  /** Merge a person into another. Moves photos, milestones, and relatives to the other person, and deletes this one permanently. A child with answers can’t be merged. */
  mergePeople: {
    input: { family_id: string; person_id: string } & { /** The person who stays. */ into_person_id: string }
    answer: ListedPerson
  }
  /** Move photos in an album. Moves them together, in the order of the request. The album’s order becomes manual. */
  moveInAlbum: {
    input: { family_id: string; album_id: string } & {
      photo_ids: Array<string>
      /** The photo to move them before. Default: the end of the album. */ before_photo_id?: string
      /** The section to move them before. It takes precedence over a photo. */ before_section_id?: string
    }
    answer: void
  }
  /** Move a letter to the corrected birthday. For its author, when the birth date of the person was changed after the letter was sealed. */
  moveLetter: {
    input: { family_id: string; letter_id: string }
    answer: {
      id: string
      person_id: string | null
      person_name: string
      author_id: string | null
      author_name: string
      audience: 'family' | 'recipient'
      age: number | null
      opens_on: string
      created_at: string
      opened_at: string | null
      file_count: number
      photo_count: number
      recording_count: number
      needs_sheet: boolean
      birthday: string | null
    }
  }
  /** Order printed copies. Prints the book as it is now. Fails if the price has changed. */
  orderBook: {
    input: { family_id: string; book_id: string } & {
      /** The binding. */ format: 'softcover' | 'hardcover'
      copies: number
      address: {
        name: string
        /** Street and number. */ line1: string
        /** Apartment, floor, or company. */ line2?: string
        city: string
        /** State, province, or region. Some countries require it. */ region?: string
        postal_code?: string
        /** ISO 3166-1 alpha-2 code, such as US. */ country: string
        /** For the carrier. */ phone?: string
      }
      /** The version of the book you last read. If the book has changed since then, the request fails. */ expected_version: number
      /** The total you saw, in cents. If the price has changed since then, the request fails. */ expected_total: number
      /** Language of the emails about the order. */ language?: 'en' | 'es' | 'fr' | 'de'
    }
    answer: {
      id: string
      number: string
      title: string
      size: '8x8' | '8x11' | '11x8.5'
      pages: number
      format: 'softcover' | 'hardcover'
      copies: number
      included_copies: number
      unit_price: number
      shipping: number
      total: number
      currency: string | null
      address: {
        name: string
        /** Street and number. */ line1: string
        /** Apartment, floor, or company. */ line2: string
        city: string
        /** State, province, or region. Some countries require it. */ region: string
        postal_code: string
        /** ISO 3166-1 alpha-2 code, such as US. */ country: string
        /** For the carrier. */ phone: string
      } | null
      status: 'awaiting_payment' | 'received' | 'in_print' | 'shipped' | 'cancelled'
      tracking: string | null
      is_refunded: boolean
      created_at: string
      changed_at: string
      family_id: string | null
      book_id: string | null
    }
  }
  /** Take over your own profile. From then on, only you edit its name, birth date and photo in this family, and no one else can delete or merge it. Only for children who are old enough. */
  ownProfile: { input: { family_id: string; person_id: string }; answer: ListedPerson }
  /** Verify a custom domain. Looks up the domain’s TXT record. If the record is correct, the domain opens the family’s cover page. */
  proveDomain: { input: { family_id: string }; answer: FamilyAddress }
  /** Upload a file. The body is one photo or video of any content type. */
  putFile: {
    input: {
      /** An album to add it to, also if the family has the file already. */ album_id?: string
      /** When it was taken, if the file doesn’t say: local time, YYYY-MM-DDTHH:mm:ss. */ taken_at?: string
      family_id: string
      filename: string
    } & { file: Blob | Uint8Array<ArrayBuffer> }
    answer: { id: string; filename: string; state: 'received' }
  }
  /** Download a profile photo. Available for your own photo and the photos of people in your families. */
  readAvatar: { input: { /** The photo’s version, for caching. */ v?: number; account_id: string }; answer: Response }
  /** Download a PDF of a book */
  readBookFile: { input: { family_id: string; book_id: string; file_id: string }; answer: Response }
  /** Download a ZIP of a child’s answers. Only for the owner who requested it. Supports a single Range. */
  readChildExportZip: { input: { family_id: string; child_id: string; export_id: string }; answer: Response }
  /** Download a family export. Available only to the owner who requested it. Supports single-range requests. */
  readFamilyExport: { input: { family_id: string; export_id: string }; answer: Response }
  /** Watch or download a film. An MP4. Only for the person who had it made. Supports single-range requests. */
  readFilm: { input: { download?: 'true'; family_id: string; film_id: string }; answer: Response }
  /** Download an edition of the gazette. A PDF with eight pages, laid out from what’s in the family now. Has photos that all members see, without archived ones. The current month is a preview. */
  readGazette: {
    input: {
      language: 'en' | 'es' | 'fr' | 'de'
      paper: 'a4' | 'letter'
      large_type?: 'true'
      download?: 'true'
      family_id: string
      /** A month, such as 2026-11. */ month: string
    }
    answer: Response
  }
  /** Download a poster with a person’s photos by year. A PDF of 42 by 59.4 cm (A2). */
  readGrowthPoster: { input: { family_id: string; person_id: string }; answer: Response }
  /** Download an import report. Returns the result of each file as CSV, in your language. */
  readImportReport: { input: { family_id: string; import_id: string }; answer: Response }
  /** Download a copy of your own profile. Available only to the person who requested it. Supports single-range requests. */
  readOwnCopy: { input: { family_id: string; person_id: string; export_id: string }; answer: Response }
  /** Download several photos as a ZIP. The ZIP contains the originals. Only for the person who requested it. Supports a single Range. */
  readPhotoDownload: { input: { family_id: string; download_id: string }; answer: Response }
  /** Turn typed words into photo filters. Reads dates, names of people, file names, and kinds of photos in English, Spanish, French, and German. Words in quotation marks stay text. */
  readTypedSearch: {
    input: {
      /** The words, such as “Noé at the beach last summer”. */ text: string
      /** Today where you are, YYYY-MM-DD. Default: today in UTC. */ today?: string
      /** Your language, which decides whether 3/4 is in March or April. */ language?: 'en' | 'es' | 'fr' | 'de'
      family_id: string
    }
    answer: {
      parts: Array<{
        kind: 'dates' | 'person' | 'alone' | 'favorites' | 'kind' | 'file' | 'place'
        words: string
        name: string | null
        filter: Record<string, string>
      }>
      text: string
    }
  }
  /** Remove faces from the person they were found to be. Each leaves its group and doesn’t return to it. The person’s tag is removed if the face had added it. */
  rejectFaces: { input: { family_id: string } & { /** The faces to move. */ face_ids: Array<string> }; answer: void }
  /** Remove a custom domain */
  removeDomain: { input: { family_id: string }; answer: FamilyAddress }
  /** Remove a frame. The screen or feed stops working right away, and so do all of its photos’ URLs. */
  removeFrame: { input: { family_id: string; frame_id: string }; answer: void }
  /** Remove photos from an album. The photos aren’t deleted. */
  removeFromAlbum: {
    input: { family_id: string; album_id: string } & { photo_ids: Array<string> }
    answer: { removed: number; photo_ids: Array<string>; positions: Array<number> }
  }
  /** Remove someone without an account from the gazette. Their links stop working right away. */
  removeGazetteSubscriber: { input: { family_id: string; subscriber_id: string }; answer: void }
  /** Remove a file that isn’t sealed yet. For the person who uploaded it. Files that aren’t sealed in a letter are deleted after two days. */
  removeLetterFile: { input: { family_id: string; letter_file_id: string }; answer: void }
  /** Stop accepting someone’s email. Photos that they sent stay. */
  removeMailSender: { input: { family_id: string; sender_id: string }; answer: void }
  /** Remove a member. Content the member added stays in the family. */
  removeMember: { input: { family_id: string; member_id: string }; answer: void }
  /** Remove a person’s profile photo. The photo that it was cropped from isn’t deleted. */
  removePersonAvatar: { input: { family_id: string; person_id: string }; answer: ListedPerson }
  /** Remove a custom question. If the question replaced one of the original ten, the original returns. */
  removePrompt: { input: { family_id: string; prompt_id: string }; answer: void }
  /** Remove your reaction */
  removeReaction: {
    input: {
      /** The type of the item. “response” is a child’s answer. */ subject_kind:
        | 'photo'
        | 'milestone'
        | 'response'
        | 'album'
      /** The ID of the photo, milestone, answer, or album. */ subject_id: string
      kind: 'heart' | 'laugh' | 'wow' | 'hug' | 'celebrate'
      family_id: string
    }
    answer: void
  }
  /** Rename a category. Photos stay in the category. */
  renameCategory: { input: { family_id: string; category_id: string } & { name: string }; answer: ListedCategory }
  /** Rename a family */
  renameFamily: { input: { family_id: string } & { name: string }; answer: { id: string; name: string } }
  /** Replace a guest link. The old link and all sessions started with it stop working. */
  renewGuestLink: { input: { family_id: string; guest_id: string }; answer: { guest: ListedGuest; url: string } }
  /** Create or replace the address for photos by email. An earlier address stops working right away. Not available if the server doesn’t receive email. */
  replaceMailAddress: { input: { family_id: string }; answer: { address: string } }
  /** Replace a question. Existing answers stay and still count. */
  replacePrompt: {
    input: { family_id: string; prompt_id: string } & {
      prompt_text: string
      category?: 'emotions' | 'play' | 'friends' | 'family' | 'growing' | 'imagination' | 'dreams' | 'other'
    }
    answer: {
      id: string
      prompt_order: number
      category: 'emotions' | 'play' | 'friends' | 'family' | 'growing' | 'imagination' | 'dreams' | 'other'
      prompt_key: string | null
      prompt_text: string
      is_skipped: boolean
    }
  }
  /** Resend an invitation. Sends the same link again and extends it for seven days. Not for links without an email. */
  resendInvitation: { input: { family_id: string; invitation_id: string }; answer: ListedInvitation }
  /** Send an event again. With the same `webhook-id`, and the retries of a new event. */
  resendWebhookDelivery: {
    input: { family_id: string; webhook_id: string; delivery_id: string }
    answer: {
      id: string
      type: 'photo.added' | 'milestone.added' | 'comment.added' | 'member.joined' | 'webhook.test'
      state: 'pending' | 'delivered' | 'failed' | 'withdrawn'
      attempts: number
      status: number | null
      error: 'address' | 'host' | 'certificate' | 'timeout' | 'connection' | null
      duration_ms: number | null
      created_at: string
      next_attempt_at: string | null
    }
  }
  /** Restore a deleted person. Also restores the person’s links to photos and milestones. */
  restorePerson: { input: { family_id: string; person_id: string }; answer: ListedPerson }
  /** Restore deleted photos. The owner can restore photos for 30 days. Others can restore what they deleted themselves, for 10 minutes. */
  restorePhotos: { input: { family_id: string } & { photo_ids: Array<string> }; answer: { restored: Array<string> } }
  /** Restore a deleted answer. If consent was withdrawn, the answer stays hidden until consent is given again. */
  restoreResponse: { input: { family_id: string; response_id: string }; answer: void }
  /** Revoke a device’s app password. The password stops working right away. Photos that the device added stay. */
  revokeBackupDevice: { input: { family_id: string; device_id: string }; answer: void }
  /** Revoke a guest link. The link and all sessions started with it stop working right away. */
  revokeGuest: { input: { family_id: string; guest_id: string }; answer: void }
  /** Save a book’s pages. Fails if someone else has saved changes since you loaded the book. A new title on the cover is the book’s title, unless they differed before. */
  saveBook: {
    input: { family_id: string; book_id: string } & {
      document: {
        /** The version of this format. */ format: 1
        /** Width and height in inches. */ size: '8x8' | '8x11' | '11x8.5'
        binding: 'softcover' | 'hardcover'
        /** Paper weight in g/m². */ paper: 'silk_170' | 'silk_250'
        typeface: 'serif' | 'sans' | 'hand'
        /** The color of the cover. */ colour:
          | 'white'
          | 'paper'
          | 'sand'
          | 'blush'
          | 'sky'
          | 'sage'
          | 'ember'
          | 'plum'
          | 'forest'
          | 'night'
        cover: {
          front: {
            /** An ID you choose, unique in the book. */ id: string
            /** null is the default. */ background:
              | 'white'
              | 'paper'
              | 'sand'
              | 'blush'
              | 'sky'
              | 'sage'
              | 'ember'
              | 'plum'
              | 'forest'
              | 'night'
              | null
            /** One item for each frame of the layout. null is an empty frame. */ slots: Array<
              | {
                  kind: 'photo'
                  photo_id: string
                  /** 1 fills the frame exactly. */ zoom: number
                  /** Horizontal position of the crop: 0 is the left edge, and 1 the right. */ x: number
                  /** Vertical position of the crop: 0 is the top edge, and 1 the bottom. */ y: number
                }
              | {
                  kind: 'text'
                  text: string
                  align: 'start' | 'center' | 'end'
                  /** Default: the book’s typeface. */ typeface?: 'serif' | 'sans' | 'hand'
                }
              | { kind: 'code'; /** A code from makeBookCode. */ code: string }
              | {
                  kind: 'map'
                  width: number
                  height: number
                  /** Land as an SVG path. */ land: string
                  /** Borders as an SVG path. */ borders: string
                  places: Array<{ name: string; x: number; y: number }>
                }
              | null
            >
            layout:
              | 'cover_narrow'
              | 'cover_frame'
              | 'cover_bleed'
              | 'cover_title'
              | 'cover_foot'
              | 'cover_back'
              | 'cover_back_photo'
              | 'cover_photo'
              | 'cover_full'
              | 'cover_words'
          }
          back: {
            /** An ID you choose, unique in the book. */ id: string
            /** null is the default. */ background:
              | 'white'
              | 'paper'
              | 'sand'
              | 'blush'
              | 'sky'
              | 'sage'
              | 'ember'
              | 'plum'
              | 'forest'
              | 'night'
              | null
            /** One item for each frame of the layout. null is an empty frame. */ slots: Array<
              | {
                  kind: 'photo'
                  photo_id: string
                  /** 1 fills the frame exactly. */ zoom: number
                  /** Horizontal position of the crop: 0 is the left edge, and 1 the right. */ x: number
                  /** Vertical position of the crop: 0 is the top edge, and 1 the bottom. */ y: number
                }
              | {
                  kind: 'text'
                  text: string
                  align: 'start' | 'center' | 'end'
                  /** Default: the book’s typeface. */ typeface?: 'serif' | 'sans' | 'hand'
                }
              | { kind: 'code'; /** A code from makeBookCode. */ code: string }
              | {
                  kind: 'map'
                  width: number
                  height: number
                  /** Land as an SVG path. */ land: string
                  /** Borders as an SVG path. */ borders: string
                  places: Array<{ name: string; x: number; y: number }>
                }
              | null
            >
            layout:
              | 'cover_narrow'
              | 'cover_frame'
              | 'cover_bleed'
              | 'cover_title'
              | 'cover_foot'
              | 'cover_back'
              | 'cover_back_photo'
              | 'cover_photo'
              | 'cover_full'
              | 'cover_words'
          }
          /** The text on the spine. */ spine: string
        }
        pages: Array<{
          /** An ID you choose, unique in the book. */ id: string
          /** null is the default. */ background:
            | 'white'
            | 'paper'
            | 'sand'
            | 'blush'
            | 'sky'
            | 'sage'
            | 'ember'
            | 'plum'
            | 'forest'
            | 'night'
            | null
          /** One item for each frame of the layout. null is an empty frame. */ slots: Array<
            | {
                kind: 'photo'
                photo_id: string
                /** 1 fills the frame exactly. */ zoom: number
                /** Horizontal position of the crop: 0 is the left edge, and 1 the right. */ x: number
                /** Vertical position of the crop: 0 is the top edge, and 1 the bottom. */ y: number
              }
            | {
                kind: 'text'
                text: string
                align: 'start' | 'center' | 'end'
                /** Default: the book’s typeface. */ typeface?: 'serif' | 'sans' | 'hand'
              }
            | { kind: 'code'; /** A code from makeBookCode. */ code: string }
            | {
                kind: 'map'
                width: number
                height: number
                /** Land as an SVG path. */ land: string
                /** Borders as an SVG path. */ borders: string
                places: Array<{ name: string; x: number; y: number }>
              }
            | null
          >
          layout:
            | 'framed'
            | 'bleed_wide'
            | 'bleed_tall'
            | 'bleed_tall_right'
            | 'pair_beside'
            | 'pair_offset'
            | 'pair_over'
            | 'trio_tall'
            | 'trio_tall_last'
            | 'trio_wide'
            | 'trio_wide_last'
            | 'quartet'
            | 'quartet_wide'
            | 'quintet'
            | 'sextet'
            | 'full'
            | 'one'
            | 'one_caption'
            | 'two_across'
            | 'two_down'
            | 'three_tall'
            | 'three_wide'
            | 'landscape'
            | 'wide'
            | 'portrait'
            | 'portrait_side'
            | 'quiet'
            | 'pair_wide'
            | 'pair_tall'
            | 'pair_stagger'
            | 'pair_large'
            | 'pair_columns'
            | 'pair_steps'
            | 'three_portraits'
            | 'three_landscapes'
            | 'four'
            | 'four_wide'
            | 'five'
            | 'six'
            | 'story'
            | 'milestone'
            | 'milestone_landscape'
            | 'answer'
            | 'answer_film'
            | 'chapter'
            | 'words'
            | 'photo_code'
            | 'answer_below'
            | 'answer_beside'
            | 'quote_page'
            | 'answer_words'
            | 'answer_face'
            | 'answer_landscape'
            | 'answer_portrait'
            | 'milestone_portrait'
            | 'photo_code_portrait'
            | 'title_page'
            | 'year'
            | 'opener_wide'
            | 'opener_tall'
            | 'opener_tall_right'
            | 'opener_framed'
            | 'opener_beside'
            | 'panorama_left'
            | 'panorama_right'
            | 'opener'
            | 'opener_half'
            | 'opener_portrait'
            | 'quote'
            | 'map'
            | 'map_title'
            | 'map_opener'
        }>
      }
      /** The version you last read. If someone has saved the book since then, the request fails. */ expected_version: number
    }
    answer: {
      id: string
      family_id: string
      family_name: string
      title: string
      description: string | null
      status: 'draft' | 'in_progress' | 'completed'
      template: string | null
      version: number
      pages: number
      photos: number
      size: '8x8' | '8x11' | '11x8.5'
      colour: string
      cover: {
        typeface: 'serif' | 'sans' | 'hand'
        front: {
          /** An ID you choose, unique in the book. */ id: string
          /** null is the default. */ background:
            | 'white'
            | 'paper'
            | 'sand'
            | 'blush'
            | 'sky'
            | 'sage'
            | 'ember'
            | 'plum'
            | 'forest'
            | 'night'
            | null
          /** One item for each frame of the layout. null is an empty frame. */ slots: Array<
            | {
                kind: 'photo'
                photo_id: string
                /** 1 fills the frame exactly. */ zoom: number
                /** Horizontal position of the crop: 0 is the left edge, and 1 the right. */ x: number
                /** Vertical position of the crop: 0 is the top edge, and 1 the bottom. */ y: number
              }
            | {
                kind: 'text'
                text: string
                align: 'start' | 'center' | 'end'
                /** Default: the book’s typeface. */ typeface?: 'serif' | 'sans' | 'hand'
              }
            | { kind: 'code'; /** A code from makeBookCode. */ code: string }
            | {
                kind: 'map'
                width: number
                height: number
                /** Land as an SVG path. */ land: string
                /** Borders as an SVG path. */ borders: string
                places: Array<{ name: string; x: number; y: number }>
              }
            | null
          >
          layout:
            | 'cover_narrow'
            | 'cover_frame'
            | 'cover_bleed'
            | 'cover_title'
            | 'cover_foot'
            | 'cover_back'
            | 'cover_back_photo'
            | 'cover_photo'
            | 'cover_full'
            | 'cover_words'
        }
      }
      cover_photo: { id: string; width: number; height: number; url: string } | null
      created_at: string
      updated_at: string
      archived_at: string | null
      can_edit: boolean
    }
  }
  /** Update a family’s settings */
  saveFamilySettings: {
    input: { family_id: string } & {
      /** Whether viewers may save original photos and videos. They can see them either way. */ viewers_may_save: boolean
    }
    answer: { viewers_may_save: boolean }
  }
  /** Add a film to the family’s photos. As a video that the caller uploads. Returns the upload. */
  saveFilm: { input: { family_id: string; film_id: string }; answer: { id: string } }
  /** Set the ages at which children decide. None can be below the one before it. What a child has hidden stays hidden. */
  saveGrowingAges: {
    input: { family_id: string } & {
      /** From this age, children flag what they’d rather not have. */ flag: number
      /** From this age, children hide photos and answers of themselves. */ hide: number
      /** From this age, their profile is theirs. */ own: number
    }
    answer: GrowingAges
  }
  /** Save an answer. A new take becomes the latest answer, and earlier answers stay. Sending the same take again updates that answer. */
  saveResponse: {
    input: { family_id: string; child_id: string; prompt_id: string } & {
      /** A new UUID for each recording or written answer. To update an answer, send its UUID again. */ take: string
      /** What the child said. Can be empty if there’s a recording. */ response_text: string
      /** Who can see this item: only you, members, or also guests with a link. */ audience?:
        | 'private'
        | 'family_only'
        | 'extended_family'
    }
    answer: ListedResponse
  }
  /** Seal a letter until a day. Encrypts the letter, and returns the sheet with the author’s copy of its key, which isn’t stored. Up to 100 of a member can wait in a family. Photos and recordings are uploaded first (see createUpload) with the metadata purpose letter. */
  sealLetter: {
    input: { family_id: string } & {
      /** Idempotency key: a new UUID for each request. If you don’t get a response, retry with the same UUID, and the request takes effect only once. */ once?: string
      /** The person whom it’s for. */ person_id: string
      /** Can be empty if it has photos or recordings. */ letter: string
      /** Uploads of the caller that are done, in the order in which they’re shown. */ file_ids?: Array<string>
      /** The day on which it opens, or use age. */ opens_on?: string
      /** Opens on the birthday at which the person is this old. They need a birth date. */ age?: number
      /** Who can read it once it has opened: the family, or only the author and the person, who needs an account. */ audience?:
        | 'family'
        | 'recipient'
      /** The language of the sheet. */ language: 'en' | 'es' | 'fr' | 'de'
    }
    answer: {
      sealed: {
        id: string
        person_id: string | null
        person_name: string
        author_id: string | null
        author_name: string
        audience: 'family' | 'recipient'
        age: number | null
        opens_on: string
        created_at: string
        opened_at: string | null
        file_count: number
        photo_count: number
        recording_count: number
        needs_sheet: boolean
        birthday: string | null
      }
      sheet: { filename: string; /** In Base64. */ pdf: string }
    }
  }
  /** Search photos by what they show. Returns the photos that look most like the words, best first. Empty unless the family turned on finding faces, which includes this. */
  searchByContent: {
    input: {
      /** What the photos show, such as “cake on a beach”. */ text: string
      /** Matches photos whose file name starts with this, ignoring case. */ file_name?: string
      /** Matches videos, Live Photos, and so on. */ kind?: 'video' | 'live_photo' | 'raw' | 'screenshot' | 'scan'
      /** Matches favorites only. */ is_favorite?: 'true'
      /** Matches archived photos only. They also match every other filter, but aren’t listed without one. */ is_archived?: 'true'
      /** IDs of people, separated by commas. Matches photos that show all of these people. */ person_ids?: string
      /** Matches photos that show no one besides person_ids. */ no_one_else?: 'true'
      /** The first day to include, YYYY-MM-DD. Photos without a known date don’t match. */ taken_from?: string
      /** The last day to include, YYYY-MM-DD. Photos without a known date don’t match. */ taken_to?: string
      /** Matches photos with a place name or coordinates. */ has_location?: 'true'
      /** Latitude in degrees. Send it with near_lng and near_km. */ near_lat?: number
      /** Longitude in degrees. Send it with near_lat and near_km. */ near_lng?: number
      /** Distance in kilometers from near_lat and near_lng. Send all three or none. */ near_km?: number
      /** Matches photos in a map area, given as west,south,east,north in degrees. */ area?: string
      /** Category IDs, separated by commas. Matches photos in any of these categories. */ category_ids?: string
      /** Album IDs, separated by commas. Matches photos that were added to any of these albums. */ album_ids?: string
      /** Milestone IDs, separated by commas. Matches photos of any of these milestones. */ milestone_ids?: string
      /** Tags, separated by commas. Matches photos with all of these tags. */ tags?: string
      /** The language of the words. */ language?: 'en' | 'es' | 'fr' | 'de'
      family_id: string
    }
    answer: { photos: Array<ListedPhoto>; is_away: boolean }
  }
  /** Search your families. Returns a few matching families, people, albums, milestones, answers, and photos. */
  searchEverything: {
    input: {
      /** The words to search for. */ text: string
      /** Only this one of your families, by its ID. */ in_family?: string
    }
    answer: {
      answers: Array<{
        id: string
        family_id: string
        child_id: string
        first_name: string
        prompt_order: number
        excerpt: string
      }>
      albums: Array<{ id: string; family_id: string; title: string; cover_url: string | null }>
      families: Array<{ id: string; name: string }>
      milestones: Array<{ id: string; family_id: string; name: string; date: string; cover_url: string | null }>
      people: Array<{
        id: string
        family_id: string
        kind: 'child' | 'adult' | 'pet'
        first_name: string
        last_name: string
        user_id: string | null
        avatar_url: string | null
      }>
      photos: Array<{
        id: string
        family_id: string
        filename: string
        description: string | null
        kind: 'image' | 'video'
        taken_at: string | null
        taken_precision: 'time' | 'day' | 'month' | 'season' | 'year' | 'about' | 'decade'
        location_name: string | null
        created_at: string
        thumbhash: string | null
        small_url: string
      }>
    }
  }
  /** Set a custom domain. After you verify the domain, it opens the family’s cover page. */
  setDomain: {
    input: { family_id: string } & { /** A domain you own, such as album.example.com. */ domain: string }
    answer: FamilyAddress
  }
  /** Set a person’s profile photo. Crops a square from a photo. Coordinates are pixels of the upright original. */
  setPersonAvatar: {
    input: { family_id: string; person_id: string } & {
      /** The photo to crop. */ photo_id: string
      /** Left edge of the square, in pixels of the photo. */ x: number
      /** Top edge of the square, in pixels of the photo. */ y: number
      /** Side length of the square, in pixels of the photo. */ size: number
    }
    answer: ListedPerson
  }
  /** Set a person’s relatives. Replaces their parents, partners, and children. */
  setRelatives: {
    input: { family_id: string; person_id: string } & {
      /** Their parents. */ parent_ids: Array<string>
      /** Their partners. */ partner_ids: Array<string>
      /** Their children. */ child_ids: Array<string>
    }
    answer: void
  }
  /** Decide that a flagged photo or answer stays */
  settleFlag: { input: { family_id: string; flag_id: string }; answer: void }
  /** Show a photo or answer again that you hid. For those who saw it before. */
  showItem: { input: { family_id: string; item_id: string }; answer: void }
  /** Skip a question. Existing answers stay. The question no longer counts. */
  skipPrompt: { input: { family_id: string; prompt_id: string }; answer: void }
  /** Move faces to a new group */
  splitFaces: {
    input: { family_id: string } & { /** The faces to move. */ face_ids: Array<string> }
    answer: { group_id: string }
  }
  /** Stack photos. Puts photos into one stack, together with the stacks that they’re in: up to 100 photos that the caller may change. Also changes the top photo of a stack. */
  stackPhotos: {
    input: { family_id: string } & {
      /** Together with the stacks that they’re in, at least two photos. */ photo_ids: Array<string>
      /** The photo to show in the gallery, one of photo_ids. Default: the earliest one. */ top_photo_id?: string
    }
    answer: { photo_ids: Array<string> }
  }
  /** Delete many photos in the background. Deletes up to 10,000 photos. The family’s owner can restore them for 30 days, except other members’ private photos. */
  startDeletingPhotos: {
    input: { family_id: string } & { photo_ids: Array<string> }
    answer: {
      id: string
      kind: 'edit' | 'delete' | 'undo'
      can_undo: boolean
      total: number
      done: number
      state: 'running' | 'done' | 'stopped'
      problem: string | null
      failed: Array<{
        photo_id: string
        filename: string | null
        reason: 'not_found' | 'forbidden' | 'not_yours' | 'no_time' | 'changed_since'
      }>
    }
  }
  /** Update many photos in the background. Updates up to 10,000 photos, in batches of 500. */
  startEditingPhotos: {
    input: { family_id: string } & {
      photo_ids: Array<string>
      description?: string | null
      /** The name of the place. */ location_name?: string | null
      is_favorite?: boolean
      /** Archived photos leave the gallery, and stay in albums and searches. */ is_archived?: boolean
      /** Local time without a time zone, YYYY-MM-DDTHH:mm:ss. */ taken_at?: string | null
      /** How exact taken_at is. “about” means around that year. */ taken_precision?:
        | 'time'
        | 'day'
        | 'month'
        | 'season'
        | 'year'
        | 'about'
        | 'decade'
      /** Minutes that the local time is ahead of UTC. */ taken_offset_minutes?: number | null
      /** Latitude in degrees. Send it with location_lng. null removes the location. */ location_lat?: number | null
      /** Longitude in degrees. Send it with location_lat. */ location_lng?: number | null
      /** Who can see this item: only you, members, or also guests with a link. */ audience?:
        | 'private'
        | 'family_only'
        | 'extended_family'
      /** People to add to each photo. */ add_person_ids?: Array<string>
      /** People to remove from each photo. */ remove_person_ids?: Array<string>
      /** Minutes to add to each photo’s time. Negative for earlier. */ shift_minutes?: number
      /** IANA time zone of the place, such as Europe/Paris. Sets each photo’s offset from UTC on its date. */ timezone?: string
      /** The time zone that the camera’s clock was set to. Moves each photo’s time from there to `timezone`. Without it, times stay as they are. */ clock_timezone?: string
      /** Tags to add to each photo. */ add_tags?: Array<string>
      /** Tags to remove from each photo. */ remove_tags?: Array<string>
      /** Categories to add each photo to. */ add_category_ids?: Array<string>
      /** Categories to remove each photo from. */ remove_category_ids?: Array<string>
      /** Albums to add each photo to. */ add_album_ids?: Array<string>
      /** Milestones to add each photo to. */ add_milestone_ids?: Array<string>
      /** Milestones to remove each photo from. */ remove_milestone_ids?: Array<string>
    }
    answer: {
      id: string
      kind: 'edit' | 'delete' | 'undo'
      can_undo: boolean
      total: number
      done: number
      state: 'running' | 'done' | 'stopped'
      problem: string | null
      failed: Array<{
        photo_id: string
        filename: string | null
        reason: 'not_found' | 'forbidden' | 'not_yours' | 'no_time' | 'changed_since'
      }>
    }
  }
  /** Start or retry an import. Imports the files uploaded so far, or retries files that failed. */
  startImport: { input: { family_id: string; import_id: string }; answer: Import }
  /** Undo a bulk change. Restores what the change replaced, for 7 days. Photos that were changed again since then stay as they are. */
  startUndoingPhotos: {
    input: { family_id: string } & { /** The undo_key of a change, or the ID of a bulk change. */ undo_key: string }
    answer: {
      id: string
      kind: 'edit' | 'delete' | 'undo'
      can_undo: boolean
      total: number
      done: number
      state: 'running' | 'done' | 'stopped'
      problem: string | null
      failed: Array<{
        photo_id: string
        filename: string | null
        reason: 'not_found' | 'forbidden' | 'not_yours' | 'no_time' | 'changed_since'
      }>
    }
  }
  /** Subscribe to the gazette. For the caller, by email on the first of each month. Also changes how it’s made. */
  subscribeToGazette: {
    input: { family_id: string } & {
      language: 'en' | 'es' | 'fr' | 'de'
      /** Larger text, and fewer photos on a page. */ large_type: boolean
      paper: 'a4' | 'letter'
    }
    answer: {
      subscription: {
        language: 'en' | 'es' | 'fr' | 'de'
        /** Larger text, and fewer photos on a page. */ large_type: boolean
        paper: 'a4' | 'letter'
      }
    }
  }
  /** Suggest people for photos. People in photos from the same hour, most frequent first, then those in the same albums. */
  suggestPeople: { input: { family_id: string } & { photo_ids: Array<string> }; answer: { person_ids: Array<string> } }
  /** Send a test. Sends an event of the type `webhook.test` once, also while the webhook is off. */
  testWebhook: {
    input: { family_id: string; webhook_id: string }
    answer: {
      id: string
      type: 'photo.added' | 'milestone.added' | 'comment.added' | 'member.joined' | 'webhook.test'
      state: 'pending' | 'delivered' | 'failed' | 'withdrawn'
      attempts: number
      status: number | null
      error: 'address' | 'host' | 'certificate' | 'timeout' | 'connection' | null
      duration_ms: number | null
      created_at: string
      next_attempt_at: string | null
    }
  }
  /** Rotate a photo. Rotates clockwise in quarter turns. The original stays unchanged. New thumbnails are created shortly afterward. */
  turnPhoto: {
    input: { family_id: string; photo_id: string } & { /** Number of clockwise quarter turns. */ quarters: number }
    answer: void
  }
  /** Restore an archived book */
  unarchiveBook: { input: { family_id: string; book_id: string }; answer: void }
  /** Unstack photos. Separates all photos of the stacks that these are in. They aren’t stacked automatically again. */
  unstackPhotos: {
    input: { family_id: string } & { photo_ids: Array<string> }
    answer: { stacks: Array<{ photo_ids: Array<string>; top_photo_id: string }> }
  }
  /** Unsubscribe from the gazette */
  unsubscribeFromGazette: { input: { family_id: string }; answer: void }
  /** Change a frame. The screen follows within a minute. */
  updateFrame: {
    input: { family_id: string; frame_id: string } & {
      /** Where the frame is, such as “Grandma’s kitchen”. The frame shows it when it’s paired. */ name: string
      /** Shows photos of these people only. Empty for everyone. */ person_ids?: Array<string>
      /** Shows only the photos of this album, which can’t have a rule. */ album_id?: string | null
      /** Shows only photos from this many past days. */ recent_days?: 30 | null
      /** Shows photos of this day and the days around it in earlier years, and favorites if there are none. Of people, an album, recent days and this day, a frame shows one. */ on_this_day?: boolean
      /** Also shows family-only photos. Private photos are never shown. */ shows_family_only?: boolean
      /** Shows the descriptions of photos. */ shows_captions?: boolean
      /** Shows how old the children in a photo were. */ shows_ages?: boolean
      /** Shows the names of places. */ shows_places?: boolean
      /** Seconds per photo. */ seconds?: number
      /** When the screen turns dark, in minutes after midnight. Null for never. */ quiet_from?: number | null
      /** When it shows photos again. Required with `quiet_from`. */ quiet_to?: number | null
      /** The frame’s IANA time zone, such as Europe/Paris. */ timezone?: string
    }
    answer: ListedFrame
  }
  /** Withdraw consent to record a child. Hides all the child’s answers right away and deletes them after 30 days. */
  withdrawConsent: { input: { family_id: string; child_id: string }; answer: void }
}

export const operations: Record<keyof Operations, Call> = {
  acceptGuestPhotos: {
    method: 'POST',
    path: '/api/families/{family_id}/albums/{album_id}/guest-photos/accept',
    sends: 'json',
    receives: 'json',
  },
  addChild: { method: 'POST', path: '/api/families/{family_id}/children', sends: 'json', receives: 'json' },
  addComment: { method: 'POST', path: '/api/families/{family_id}/comments', sends: 'json', receives: 'json' },
  addFlag: { method: 'POST', path: '/api/families/{family_id}/flags', sends: 'json', receives: 'json' },
  addFrame: { method: 'POST', path: '/api/families/{family_id}/frames', sends: 'json', receives: 'json' },
  addFrameFeed: { method: 'POST', path: '/api/families/{family_id}/frame-feeds', sends: 'json', receives: 'json' },
  addGazetteSubscriber: {
    method: 'POST',
    path: '/api/families/{family_id}/gazette/subscribers',
    sends: 'json',
    receives: 'json',
  },
  addGuest: { method: 'POST', path: '/api/families/{family_id}/guests', sends: 'json', receives: 'json' },
  addMailSender: { method: 'POST', path: '/api/families/{family_id}/mail-senders', sends: 'json', receives: 'json' },
  addMilestone: { method: 'POST', path: '/api/families/{family_id}/milestones', sends: 'json', receives: 'json' },
  addPerson: { method: 'POST', path: '/api/families/{family_id}/people', sends: 'json', receives: 'json' },
  addPrompt: { method: 'POST', path: '/api/families/{family_id}/personality/prompts', sends: 'json', receives: 'json' },
  addReaction: { method: 'PUT', path: '/api/families/{family_id}/reactions', sends: 'json' },
  addSection: {
    method: 'POST',
    path: '/api/families/{family_id}/albums/{album_id}/sections',
    sends: 'json',
    receives: 'json',
  },
  addToAlbum: {
    method: 'POST',
    path: '/api/families/{family_id}/albums/{album_id}/photos',
    sends: 'json',
    receives: 'json',
  },
  addTripPhotos: { method: 'POST', path: '/api/families/{family_id}/trips/{trip_id}/photos', receives: 'json' },
  addUploadPoster: {
    method: 'PUT',
    path: '/api/families/{family_id}/uploads/{upload_id}/poster',
    sends: 'application/offset+octet-stream',
  },
  allowTranscripts: { method: 'POST', path: '/api/families/{family_id}/personality/transcripts', receives: 'json' },
  allowVision: { method: 'POST', path: '/api/families/{family_id}/vision', receives: 'json' },
  archiveBook: { method: 'POST', path: '/api/families/{family_id}/books/{book_id}/archive' },
  askForAlbumLink: {
    method: 'POST',
    path: '/api/families/{family_id}/albums/{album_id}/link-request',
    sends: 'json',
    receives: 'json',
  },
  askPromptAgain: { method: 'DELETE', path: '/api/families/{family_id}/personality/prompts/{prompt_id}/skip' },
  beginImport: { method: 'POST', path: '/api/families/{family_id}/imports', sends: 'json', receives: 'json' },
  cancelImport: { method: 'DELETE', path: '/api/families/{family_id}/imports/{import_id}' },
  cancelInvitation: { method: 'DELETE', path: '/api/families/{family_id}/invitations/{invitation_id}' },
  cancelTakeover: { method: 'DELETE', path: '/api/families/{family_id}/takeover', receives: 'json' },
  changeMemberRole: {
    method: 'PATCH',
    path: '/api/families/{family_id}/members/{member_id}',
    sends: 'json',
    receives: 'json',
  },
  changeSlug: { method: 'PUT', path: '/api/families/{family_id}/address/slug', sends: 'json', receives: 'json' },
  checkFiles: { method: 'POST', path: '/api/families/{family_id}/file-checks', sends: 'json', receives: 'json' },
  countBookPhotos: { method: 'POST', path: '/api/families/{family_id}/book-photos', sends: 'json', receives: 'json' },
  countGuestPhotos: { method: 'GET', path: '/api/families/{family_id}/guest-preview', receives: 'json' },
  createAlbum: { method: 'POST', path: '/api/families/{family_id}/albums', sends: 'json', receives: 'json' },
  createBook: { method: 'POST', path: '/api/families/{family_id}/books', sends: 'json', receives: 'json' },
  createCategory: { method: 'POST', path: '/api/families/{family_id}/categories', sends: 'json', receives: 'json' },
  createFamilyRecord: { method: 'POST', path: '/api/families/{family_id}/record', sends: 'json', receives: 'json' },
  createFilm: { method: 'POST', path: '/api/families/{family_id}/films', sends: 'json', receives: 'json' },
  createPhotoDownload: {
    method: 'POST',
    path: '/api/families/{family_id}/photo-downloads',
    sends: 'json',
    receives: 'json',
  },
  createSignInLink: {
    method: 'POST',
    path: '/api/families/{family_id}/members/{member_id}/sign-in-link',
    receives: 'json',
  },
  createTripAlbum: {
    method: 'POST',
    path: '/api/families/{family_id}/trips/{trip_id}/album',
    sends: 'json',
    receives: 'json',
  },
  cropPhoto: { method: 'POST', path: '/api/families/{family_id}/photos/{photo_id}/crop', sends: 'json' },
  declineGuestPhotos: {
    method: 'POST',
    path: '/api/families/{family_id}/albums/{album_id}/guest-photos/decline',
    sends: 'json',
    receives: 'json',
  },
  deleteAlbum: { method: 'DELETE', path: '/api/families/{family_id}/albums/{album_id}' },
  deleteAudioCaption: {
    method: 'DELETE',
    path: '/api/families/{family_id}/photos/{photo_id}/audio-captions/{caption_id}',
  },
  deleteBook: { method: 'DELETE', path: '/api/families/{family_id}/books/{book_id}' },
  deleteCategory: { method: 'DELETE', path: '/api/families/{family_id}/categories/{category_id}' },
  deleteComment: { method: 'DELETE', path: '/api/families/{family_id}/comments/{comment_id}' },
  deleteFilm: { method: 'DELETE', path: '/api/families/{family_id}/films/{film_id}' },
  deleteFlag: { method: 'DELETE', path: '/api/families/{family_id}/flags/{flag_id}' },
  deleteLetter: { method: 'DELETE', path: '/api/families/{family_id}/letters/{letter_id}' },
  deleteMailAddress: { method: 'DELETE', path: '/api/families/{family_id}/mail-address' },
  deleteMilestone: { method: 'DELETE', path: '/api/families/{family_id}/milestones/{milestone_id}' },
  deletePerson: { method: 'DELETE', path: '/api/families/{family_id}/people/{person_id}' },
  deletePhoto: { method: 'DELETE', path: '/api/families/{family_id}/photos/{photo_id}' },
  deletePhotos: { method: 'POST', path: '/api/families/{family_id}/photos/delete', sends: 'json', receives: 'json' },
  deleteResponse: { method: 'DELETE', path: '/api/families/{family_id}/responses/{response_id}' },
  deleteSection: { method: 'DELETE', path: '/api/families/{family_id}/albums/{album_id}/sections/{section_id}' },
  deleteWebhook: { method: 'DELETE', path: '/api/families/{family_id}/webhooks/{webhook_id}' },
  duplicateBook: {
    method: 'POST',
    path: '/api/families/{family_id}/books/{book_id}/duplicate',
    sends: 'json',
    receives: 'json',
  },
  editAlbum: { method: 'PATCH', path: '/api/families/{family_id}/albums/{album_id}', sends: 'json', receives: 'json' },
  editBook: { method: 'PATCH', path: '/api/families/{family_id}/books/{book_id}', sends: 'json', receives: 'json' },
  editComment: {
    method: 'PATCH',
    path: '/api/families/{family_id}/comments/{comment_id}',
    sends: 'json',
    receives: 'json',
  },
  editFaceGroup: { method: 'PATCH', path: '/api/families/{family_id}/face-groups/{group_id}', sends: 'json' },
  editMilestone: {
    method: 'PATCH',
    path: '/api/families/{family_id}/milestones/{milestone_id}',
    sends: 'json',
    receives: 'json',
  },
  editOwnProfile: {
    method: 'PATCH',
    path: '/api/families/{family_id}/people/{person_id}/own',
    sends: 'json',
    receives: 'json',
  },
  editPerson: {
    method: 'PATCH',
    path: '/api/families/{family_id}/people/{person_id}',
    sends: 'json',
    receives: 'json',
  },
  editPhoto: { method: 'PATCH', path: '/api/families/{family_id}/photos/{photo_id}', sends: 'json', receives: 'json' },
  editPhotos: { method: 'POST', path: '/api/families/{family_id}/photos/edit', sends: 'json', receives: 'json' },
  editSection: {
    method: 'PATCH',
    path: '/api/families/{family_id}/albums/{album_id}/sections/{section_id}',
    sends: 'json',
  },
  editTrip: { method: 'PATCH', path: '/api/families/{family_id}/trips/{trip_id}', sends: 'json' },
  emptyDeletedPhotos: { method: 'DELETE', path: '/api/families/{family_id}/deleted-photos', receives: 'json' },
  endPhotoWork: { method: 'DELETE', path: '/api/families/{family_id}/photo-works/{work_id}' },
  endTranscripts: { method: 'DELETE', path: '/api/families/{family_id}/personality/transcripts', receives: 'json' },
  endVision: { method: 'DELETE', path: '/api/families/{family_id}/vision', receives: 'json' },
  enterSheet: {
    method: 'POST',
    path: '/api/families/{family_id}/letters/{letter_id}/sheet',
    sends: 'json',
    receives: 'json',
  },
  finishBook: {
    method: 'POST',
    path: '/api/families/{family_id}/books/{book_id}/finish',
    sends: 'json',
    receives: 'json',
  },
  followEvents: { method: 'GET', path: '/api/events', receives: 'file' },
  getAlbum: { method: 'GET', path: '/api/families/{family_id}/albums/{album_id}', receives: 'json' },
  getBackupStatus: { method: 'GET', path: '/api/families/{family_id}/backup-status', receives: 'json' },
  getBook: { method: 'GET', path: '/api/families/{family_id}/books/{book_id}', receives: 'json' },
  getBookOffer: { method: 'GET', path: '/api/families/{family_id}/books/{book_id}/offer', receives: 'json' },
  getBookVersion: {
    method: 'GET',
    path: '/api/families/{family_id}/books/{book_id}/versions/{version}',
    receives: 'json',
  },
  getChoices: { method: 'GET', path: '/api/families/{family_id}/choices', receives: 'json' },
  getDashboard: { method: 'GET', path: '/api/families/{family_id}/dashboard', receives: 'json' },
  getFamily: { method: 'GET', path: '/api/families/{family_id}', receives: 'json' },
  getFamilyAddress: { method: 'GET', path: '/api/families/{family_id}/address', receives: 'json' },
  getFilmPlan: { method: 'GET', path: '/api/families/{family_id}/film-plan', receives: 'json' },
  getGazette: { method: 'GET', path: '/api/families/{family_id}/gazette', receives: 'json' },
  getGazetteFront: { method: 'GET', path: '/api/families/{family_id}/gazette/{month}/front', receives: 'json' },
  getGrowingAges: { method: 'GET', path: '/api/families/{family_id}/growing-ages', receives: 'json' },
  getGrowingUp: { method: 'GET', path: '/api/families/{family_id}/people/{person_id}/growing-up', receives: 'json' },
  getHighlights: { method: 'GET', path: '/api/families/{family_id}/highlights', receives: 'json' },
  getImport: { method: 'GET', path: '/api/families/{family_id}/imports/{import_id}', receives: 'json' },
  getLetter: { method: 'GET', path: '/api/families/{family_id}/letters/{letter_id}', receives: 'json' },
  getMailAddress: { method: 'GET', path: '/api/families/{family_id}/mail-address', receives: 'json' },
  getMilestone: { method: 'GET', path: '/api/families/{family_id}/milestones/{milestone_id}', receives: 'json' },
  getPerson: { method: 'GET', path: '/api/families/{family_id}/people/{person_id}', receives: 'json' },
  getPersonality: {
    method: 'GET',
    path: '/api/families/{family_id}/children/{child_id}/personality',
    receives: 'json',
  },
  getPhoto: { method: 'GET', path: '/api/families/{family_id}/photos/{photo_id}', receives: 'json' },
  getStack: { method: 'GET', path: '/api/families/{family_id}/photos/{photo_id}/stack', receives: 'json' },
  getSuccession: { method: 'GET', path: '/api/families/{family_id}/succession', receives: 'json' },
  getThenAndNow: { method: 'GET', path: '/api/families/{family_id}/then-and-now', receives: 'json' },
  getTranscripts: { method: 'GET', path: '/api/families/{family_id}/personality/transcripts', receives: 'json' },
  getVision: { method: 'GET', path: '/api/families/{family_id}/vision', receives: 'json' },
  giveConsent: {
    method: 'POST',
    path: '/api/families/{family_id}/children/{child_id}/personality-consent',
    sends: 'json',
    receives: 'json',
  },
  hideItem: { method: 'POST', path: '/api/families/{family_id}/hidden', sends: 'json', receives: 'json' },
  inviteMembers: { method: 'POST', path: '/api/families/{family_id}/invitations', sends: 'json', receives: 'json' },
  keepSimilarPhotos: {
    method: 'POST',
    path: '/api/families/{family_id}/similar-photos/{group_id}/keep',
    sends: 'json',
  },
  leaveFamily: { method: 'POST', path: '/api/families/{family_id}/leave' },
  listActivities: { method: 'GET', path: '/api/families/{family_id}/activities', receives: 'json' },
  listAlbumPhotos: { method: 'GET', path: '/api/families/{family_id}/albums/{album_id}/photos', receives: 'json' },
  listAlbums: { method: 'GET', path: '/api/families/{family_id}/albums', receives: 'json' },
  listAudioCaptions: {
    method: 'GET',
    path: '/api/families/{family_id}/photos/{photo_id}/audio-captions',
    receives: 'json',
  },
  listBackupDevices: { method: 'GET', path: '/api/families/{family_id}/devices', receives: 'json' },
  listBookFiles: { method: 'GET', path: '/api/families/{family_id}/books/{book_id}/files', receives: 'json' },
  listBookVersions: { method: 'GET', path: '/api/families/{family_id}/books/{book_id}/versions', receives: 'json' },
  listCategories: { method: 'GET', path: '/api/families/{family_id}/categories', receives: 'json' },
  listChildExports: {
    method: 'GET',
    path: '/api/families/{family_id}/children/{child_id}/personality/exports',
    receives: 'json',
  },
  listChildren: { method: 'GET', path: '/api/families/{family_id}/children', receives: 'json' },
  listComments: { method: 'GET', path: '/api/families/{family_id}/comments', receives: 'json' },
  listDeletedPhotos: { method: 'GET', path: '/api/families/{family_id}/deleted-photos', receives: 'json' },
  listDeletedResponses: { method: 'GET', path: '/api/families/{family_id}/deleted-responses', receives: 'json' },
  listFaceGroups: { method: 'GET', path: '/api/families/{family_id}/face-groups', receives: 'json' },
  listFaces: { method: 'GET', path: '/api/families/{family_id}/faces', receives: 'json' },
  listFamilies: { method: 'GET', path: '/api/families', receives: 'json' },
  listFamilyAudit: { method: 'GET', path: '/api/families/{family_id}/audit', receives: 'json' },
  listFamilyExports: { method: 'GET', path: '/api/families/{family_id}/exports', receives: 'json' },
  listFilms: { method: 'GET', path: '/api/families/{family_id}/films', receives: 'json' },
  listFrames: { method: 'GET', path: '/api/families/{family_id}/frames', receives: 'json' },
  listGuestPhotos: {
    method: 'GET',
    path: '/api/families/{family_id}/albums/{album_id}/guest-photos',
    receives: 'json',
  },
  listGuests: { method: 'GET', path: '/api/families/{family_id}/guests', receives: 'json' },
  listHidden: { method: 'GET', path: '/api/families/{family_id}/hidden', receives: 'json' },
  listImportItems: { method: 'GET', path: '/api/families/{family_id}/imports/{import_id}/items', receives: 'json' },
  listImports: { method: 'GET', path: '/api/families/{family_id}/imports', receives: 'json' },
  listInvitations: { method: 'GET', path: '/api/families/{family_id}/invitations', receives: 'json' },
  listLetters: { method: 'GET', path: '/api/families/{family_id}/letters', receives: 'json' },
  listLinkRequests: {
    method: 'GET',
    path: '/api/families/{family_id}/albums/{album_id}/link-requests',
    receives: 'json',
  },
  listMilestones: { method: 'GET', path: '/api/families/{family_id}/milestones', receives: 'json' },
  listMonthCovers: { method: 'GET', path: '/api/families/{family_id}/photos/month-covers', receives: 'json' },
  listOwnCopies: { method: 'GET', path: '/api/families/{family_id}/people/{person_id}/copies', receives: 'json' },
  listPeople: { method: 'GET', path: '/api/families/{family_id}/people', receives: 'json' },
  listPersonality: { method: 'GET', path: '/api/families/{family_id}/personality', receives: 'json' },
  listPhotoChoices: { method: 'GET', path: '/api/families/{family_id}/photos/choices', receives: 'json' },
  listPhotoDownloads: { method: 'GET', path: '/api/families/{family_id}/photo-downloads', receives: 'json' },
  listPhotoIds: { method: 'GET', path: '/api/families/{family_id}/photos/ids', receives: 'json' },
  listPhotoMonths: { method: 'GET', path: '/api/families/{family_id}/photos/months', receives: 'json' },
  listPhotoPairs: { method: 'GET', path: '/api/families/{family_id}/photos/{photo_id}/then-and-now', receives: 'json' },
  listPhotoPlaces: { method: 'GET', path: '/api/families/{family_id}/photos/places', receives: 'json' },
  listPhotoSuggestions: { method: 'GET', path: '/api/families/{family_id}/photos/suggestions', receives: 'json' },
  listPhotoUrls: { method: 'GET', path: '/api/families/{family_id}/photos/urls', receives: 'json' },
  listPhotoWorks: { method: 'GET', path: '/api/families/{family_id}/photo-works', receives: 'json' },
  listPhotos: { method: 'GET', path: '/api/families/{family_id}/photos', receives: 'json' },
  listPrompts: { method: 'GET', path: '/api/families/{family_id}/personality/prompts', receives: 'json' },
  listReactions: { method: 'GET', path: '/api/families/{family_id}/reactions', receives: 'json' },
  listRemovedPeople: { method: 'GET', path: '/api/families/{family_id}/removed-people', receives: 'json' },
  listReplies: { method: 'GET', path: '/api/families/{family_id}/comments/{comment_id}/replies', receives: 'json' },
  listResponses: {
    method: 'GET',
    path: '/api/families/{family_id}/children/{child_id}/responses/{prompt_id}',
    receives: 'json',
  },
  listSameAge: { method: 'GET', path: '/api/families/{family_id}/people/{person_id}/same-age', receives: 'json' },
  listSimilarPhotos: { method: 'GET', path: '/api/families/{family_id}/similar-photos', receives: 'json' },
  listTalkCounts: { method: 'GET', path: '/api/families/{family_id}/talk-counts', receives: 'json' },
  listTrips: { method: 'GET', path: '/api/families/{family_id}/trips', receives: 'json' },
  listUploads: { method: 'GET', path: '/api/families/{family_id}/upload-states', receives: 'json' },
  listWebhookDeliveries: {
    method: 'GET',
    path: '/api/families/{family_id}/webhooks/{webhook_id}/deliveries',
    receives: 'json',
  },
  listWebhooks: { method: 'GET', path: '/api/families/{family_id}/webhooks', receives: 'json' },
  listYearPhotos: { method: 'GET', path: '/api/families/{family_id}/people/{person_id}/year-photos', receives: 'json' },
  makeBookCode: { method: 'POST', path: '/api/families/{family_id}/book-codes', sends: 'json', receives: 'json' },
  makeBookFile: {
    method: 'POST',
    path: '/api/families/{family_id}/books/{book_id}/files',
    sends: 'json',
    receives: 'json',
  },
  mergeFaceGroups: { method: 'POST', path: '/api/families/{family_id}/face-groups/{group_id}/merge', sends: 'json' },
  mergePeople: {
    method: 'POST',
    path: '/api/families/{family_id}/people/{person_id}/merge',
    sends: 'json',
    receives: 'json',
  },
  moveInAlbum: { method: 'POST', path: '/api/families/{family_id}/albums/{album_id}/photos/move', sends: 'json' },
  moveLetter: { method: 'POST', path: '/api/families/{family_id}/letters/{letter_id}/birthday', receives: 'json' },
  orderBook: {
    method: 'POST',
    path: '/api/families/{family_id}/books/{book_id}/orders',
    sends: 'json',
    receives: 'json',
  },
  ownProfile: { method: 'POST', path: '/api/families/{family_id}/people/{person_id}/own', receives: 'json' },
  proveDomain: { method: 'POST', path: '/api/families/{family_id}/address/domain/proof', receives: 'json' },
  putFile: {
    method: 'PUT',
    path: '/api/families/{family_id}/files/{filename}',
    sends: 'application/octet-stream',
    query: ['album_id', 'taken_at'],
    receives: 'json',
  },
  readAvatar: { method: 'GET', path: '/api/people/{account_id}/avatar', receives: 'file' },
  readBookFile: { method: 'GET', path: '/api/families/{family_id}/books/{book_id}/files/{file_id}', receives: 'file' },
  readChildExportZip: {
    method: 'GET',
    path: '/api/families/{family_id}/children/{child_id}/personality/exports/{export_id}/file',
    receives: 'file',
  },
  readFamilyExport: { method: 'GET', path: '/api/families/{family_id}/exports/{export_id}/file', receives: 'file' },
  readFilm: { method: 'GET', path: '/api/families/{family_id}/films/{film_id}/file', receives: 'file' },
  readGazette: { method: 'GET', path: '/api/families/{family_id}/gazette/{month}/file', receives: 'file' },
  readGrowthPoster: {
    method: 'GET',
    path: '/api/families/{family_id}/people/{person_id}/growth-poster',
    receives: 'file',
  },
  readImportReport: { method: 'GET', path: '/api/families/{family_id}/imports/{import_id}/report', receives: 'file' },
  readOwnCopy: {
    method: 'GET',
    path: '/api/families/{family_id}/people/{person_id}/copies/{export_id}/file',
    receives: 'file',
  },
  readPhotoDownload: {
    method: 'GET',
    path: '/api/families/{family_id}/photo-downloads/{download_id}',
    receives: 'file',
  },
  readTypedSearch: { method: 'GET', path: '/api/families/{family_id}/photos/typed-search', receives: 'json' },
  rejectFaces: { method: 'POST', path: '/api/families/{family_id}/faces/not-this-person', sends: 'json' },
  removeDomain: { method: 'DELETE', path: '/api/families/{family_id}/address/domain', receives: 'json' },
  removeFrame: { method: 'DELETE', path: '/api/families/{family_id}/frames/{frame_id}' },
  removeFromAlbum: {
    method: 'POST',
    path: '/api/families/{family_id}/albums/{album_id}/photos/remove',
    sends: 'json',
    receives: 'json',
  },
  removeGazetteSubscriber: { method: 'DELETE', path: '/api/families/{family_id}/gazette/subscribers/{subscriber_id}' },
  removeLetterFile: { method: 'DELETE', path: '/api/families/{family_id}/letter-files/{letter_file_id}' },
  removeMailSender: { method: 'DELETE', path: '/api/families/{family_id}/mail-senders/{sender_id}' },
  removeMember: { method: 'DELETE', path: '/api/families/{family_id}/members/{member_id}' },
  removePersonAvatar: {
    method: 'DELETE',
    path: '/api/families/{family_id}/people/{person_id}/avatar',
    receives: 'json',
  },
  removePrompt: { method: 'DELETE', path: '/api/families/{family_id}/personality/prompts/{prompt_id}' },
  removeReaction: { method: 'DELETE', path: '/api/families/{family_id}/reactions' },
  renameCategory: {
    method: 'PATCH',
    path: '/api/families/{family_id}/categories/{category_id}',
    sends: 'json',
    receives: 'json',
  },
  renameFamily: { method: 'PATCH', path: '/api/families/{family_id}', sends: 'json', receives: 'json' },
  renewGuestLink: { method: 'POST', path: '/api/families/{family_id}/guests/{guest_id}/link', receives: 'json' },
  replaceMailAddress: { method: 'PUT', path: '/api/families/{family_id}/mail-address', receives: 'json' },
  replacePrompt: {
    method: 'PUT',
    path: '/api/families/{family_id}/personality/prompts/{prompt_id}',
    sends: 'json',
    receives: 'json',
  },
  resendInvitation: {
    method: 'POST',
    path: '/api/families/{family_id}/invitations/{invitation_id}/mail',
    receives: 'json',
  },
  resendWebhookDelivery: {
    method: 'POST',
    path: '/api/families/{family_id}/webhooks/{webhook_id}/deliveries/{delivery_id}/send',
    receives: 'json',
  },
  restorePerson: {
    method: 'POST',
    path: '/api/families/{family_id}/removed-people/{person_id}/restore',
    receives: 'json',
  },
  restorePhotos: {
    method: 'POST',
    path: '/api/families/{family_id}/deleted-photos/restore',
    sends: 'json',
    receives: 'json',
  },
  restoreResponse: { method: 'POST', path: '/api/families/{family_id}/deleted-responses/{response_id}/restore' },
  revokeBackupDevice: { method: 'DELETE', path: '/api/families/{family_id}/devices/{device_id}' },
  revokeGuest: { method: 'DELETE', path: '/api/families/{family_id}/guests/{guest_id}' },
  saveBook: {
    method: 'PUT',
    path: '/api/families/{family_id}/books/{book_id}/document',
    sends: 'json',
    receives: 'json',
  },
  saveFamilySettings: { method: 'PATCH', path: '/api/families/{family_id}/settings', sends: 'json', receives: 'json' },
  saveFilm: { method: 'POST', path: '/api/families/{family_id}/films/{film_id}/photo', receives: 'json' },
  saveGrowingAges: { method: 'PUT', path: '/api/families/{family_id}/growing-ages', sends: 'json', receives: 'json' },
  saveResponse: {
    method: 'PUT',
    path: '/api/families/{family_id}/children/{child_id}/responses/{prompt_id}',
    sends: 'json',
    receives: 'json',
  },
  sealLetter: { method: 'POST', path: '/api/families/{family_id}/letters', sends: 'json', receives: 'json' },
  searchByContent: { method: 'GET', path: '/api/families/{family_id}/photos/looks-like', receives: 'json' },
  searchEverything: { method: 'GET', path: '/api/search', receives: 'json' },
  setDomain: { method: 'PUT', path: '/api/families/{family_id}/address/domain', sends: 'json', receives: 'json' },
  setPersonAvatar: {
    method: 'PUT',
    path: '/api/families/{family_id}/people/{person_id}/avatar',
    sends: 'json',
    receives: 'json',
  },
  setRelatives: { method: 'PUT', path: '/api/families/{family_id}/people/{person_id}/relatives', sends: 'json' },
  settleFlag: { method: 'POST', path: '/api/families/{family_id}/flags/{flag_id}/settle' },
  showItem: { method: 'DELETE', path: '/api/families/{family_id}/hidden/{item_id}' },
  skipPrompt: { method: 'POST', path: '/api/families/{family_id}/personality/prompts/{prompt_id}/skip' },
  splitFaces: { method: 'POST', path: '/api/families/{family_id}/faces/split', sends: 'json', receives: 'json' },
  stackPhotos: { method: 'POST', path: '/api/families/{family_id}/photo-stacks', sends: 'json', receives: 'json' },
  startDeletingPhotos: {
    method: 'POST',
    path: '/api/families/{family_id}/photo-works/delete',
    sends: 'json',
    receives: 'json',
  },
  startEditingPhotos: {
    method: 'POST',
    path: '/api/families/{family_id}/photo-works/edit',
    sends: 'json',
    receives: 'json',
  },
  startImport: { method: 'POST', path: '/api/families/{family_id}/imports/{import_id}/start', receives: 'json' },
  startUndoingPhotos: {
    method: 'POST',
    path: '/api/families/{family_id}/photo-works/undo',
    sends: 'json',
    receives: 'json',
  },
  subscribeToGazette: {
    method: 'PUT',
    path: '/api/families/{family_id}/gazette/subscription',
    sends: 'json',
    receives: 'json',
  },
  suggestPeople: {
    method: 'POST',
    path: '/api/families/{family_id}/photos/people-suggestions',
    sends: 'json',
    receives: 'json',
  },
  testWebhook: { method: 'POST', path: '/api/families/{family_id}/webhooks/{webhook_id}/test', receives: 'json' },
  turnPhoto: { method: 'POST', path: '/api/families/{family_id}/photos/{photo_id}/turns', sends: 'json' },
  unarchiveBook: { method: 'POST', path: '/api/families/{family_id}/books/{book_id}/unarchive' },
  unstackPhotos: {
    method: 'POST',
    path: '/api/families/{family_id}/photo-stacks/unstack',
    sends: 'json',
    receives: 'json',
  },
  unsubscribeFromGazette: { method: 'DELETE', path: '/api/families/{family_id}/gazette/subscription' },
  updateFrame: { method: 'PUT', path: '/api/families/{family_id}/frames/{frame_id}', sends: 'json', receives: 'json' },
  withdrawConsent: { method: 'DELETE', path: '/api/families/{family_id}/children/{child_id}/personality-consent' },
}
