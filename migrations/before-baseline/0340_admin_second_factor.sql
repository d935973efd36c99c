-- When the session was last signed in or proven with a passkey, an authenticator app or a recovery code.
alter table auth_sessions add column multi_factor_at timestamptz;
