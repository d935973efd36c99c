-- What an upload is for: a photo, unless it says otherwise. What else there is to know of it was checked when it began.

alter table uploads
  add column purpose text not null default 'photo' check (purpose in ('photo', 'answer')),
  add column about jsonb not null default '{}' check (jsonb_typeof(about) = 'object' and length(about::text) <= 2000);
