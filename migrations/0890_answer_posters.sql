-- Where an answer's poster comes from: a frame, from the browser or of the video ('frame'); drawn, until a frame can be read
-- ('drawn'); a frame that was read later ('made'); or drawn, because the video has no frame that can be read ('failed').
-- Null for answers from before, until the job looks at them.
alter table child_personality_responses
  add column poster text check (poster in ('frame', 'drawn', 'made', 'failed'));
create index responses_without_poster on child_personality_responses (id)
  where storage_path is not null and (poster is null or poster = 'drawn');
