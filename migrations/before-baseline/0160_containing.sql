-- Like all functions of the app: for those who are named, not for everybody.
revoke all on function app.containing from public;
grant execute on function app.containing to app_rw;
