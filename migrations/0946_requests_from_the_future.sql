-- A request to take over that was made while the clock was ahead is dated to when a night finds it.
grant update (requested_at, ends_at) on takeovers to app_worker;
