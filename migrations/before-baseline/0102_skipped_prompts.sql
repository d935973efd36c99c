-- A family may leave one of the ten places empty: the question is kept, with what was answered, and can come back.
alter table personality_prompts
  add column skipped_at timestamptz,
  add constraint personality_prompts_skipped check (skipped_at is null or (retired_at is not null and prompt_order <= 10));
grant update (skipped_at) on personality_prompts to app_rw;
