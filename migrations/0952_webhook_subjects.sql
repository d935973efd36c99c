-- What an event is about may have become private since, or may have been of a photo that did. Only the job that sends it reads it.
revoke select on webhook_deliveries from app_rw;
grant select (id, family_id, webhook_id, type, user_id, state, attempts, status, error, duration_ms, next_attempt_at, created_at)
  on webhook_deliveries to app_rw;
