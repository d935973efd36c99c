-- Clients without cookies have an access token for an hour, and a refresh token that changes with each use.
alter table auth_sessions
  add column access_expires_at timestamptz,
  add column refresh_hash text unique,
  -- The refresh token before: whoever still comes with it lost the answer a moment ago, or stole it.
  add column former_refresh_hash text unique,
  add column refreshed_at timestamptz,
  add constraint auth_sessions_bearer check ((access_expires_at is null) = (refresh_hash is null));
