-- The languages are listed in src/shared/locales.ts, and inputs are checked against that list. A new language needs no migration.
alter table sign_in_challenges drop constraint sign_in_challenges_language_check;
alter table user_preferences drop constraint user_preferences_language_check;
alter table invitations drop constraint invitations_language_check;
alter table guests drop constraint guests_language_check;
alter table contact_messages drop constraint contact_messages_language_check;
alter table book_orders drop constraint book_orders_language_check;
