-- What an invoice is about that is about no plan.
alter table invoices add about text check (length(about) <= 500);
