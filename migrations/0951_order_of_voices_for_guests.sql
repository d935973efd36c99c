-- Guests hear what people said in order, also after an import.
grant select (created_at) on audio_captions to app_guest;
