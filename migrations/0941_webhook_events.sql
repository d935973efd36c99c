-- A trigger starts each delivery now. What was waiting for a first attempt got none, and would collect photos forever.
drop function if exists app.queue_webhook_event(uuid, text, uuid, uuid[]);
delete from webhook_deliveries where state in ('collecting', 'pending') and attempts = 0;
