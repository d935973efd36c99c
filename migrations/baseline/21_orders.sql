-- Printed copies of books. An order keeps the book as it was ordered, and belongs to the person who placed it: no one else
-- in the family can read their address.

create table book_orders (
  id uuid primary key,
  user_id uuid references profiles on delete set null,
  family_id uuid references families on delete set null,
  book_id uuid,
  -- The person whose plan includes the copies.
  payer_id uuid references profiles on delete set null,
  title text not null,
  version integer not null,
  document jsonb not null check (pg_column_size(document) < 4000000),
  -- When this version of the book was saved.
  saved_at timestamptz not null,
  format text not null check (format in ('softcover', 'hardcover')),
  copies integer not null check (copies between 1 and 50),
  included_copies integer not null default 0,
  -- Minor units of the currency; 0 for what is printed without payment.
  unit_price integer not null default 0 check (unit_price >= 0),
  shipping integer not null default 0 check (shipping >= 0),
  total integer not null default 0 check (total >= 0),
  currency text check (currency = lower(currency) and length(currency) = 3),
  -- Null once it was deleted for privacy.
  address jsonb check (pg_column_size(address) < 8000),
  language text not null check (language in ('en', 'es', 'fr')),
  status text not null check (status in ('awaiting_payment', 'received', 'in_print', 'shipped', 'cancelled')),
  -- A tracking number or URL.
  tracking text check (length(tracking) <= 300),
  is_refunded boolean not null default false,
  -- When the printer was notified.
  handed_over_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  -- When it reached its current state.
  changed_at timestamptz not null default clock_timestamp(),
  constraint book_orders_check check (included_copies >= 0 and included_copies <= copies),
  foreign key (family_id, book_id) references books (family_id, id) on delete set null (book_id)
);
create index book_orders_of_person on book_orders (user_id, created_at desc, id desc);
create index book_orders_of_payer on book_orders (payer_id, created_at) where included_copies > 0;
create index book_orders_of_book on book_orders (family_id, book_id);
create index book_orders_newest on book_orders (created_at desc, id desc);
alter table book_orders enable row level security;
grant select, insert (id, user_id, family_id, book_id, payer_id, title, version, document, saved_at, format, copies,
  included_copies, unit_price, shipping, total, currency, address, language, status), update (status, tracking,
  changed_at) on book_orders to app_rw;
grant select, update on book_orders to app_worker;
