-- Who uses the service. The plans themselves are a table in code (src/billing/plans.ts).
create table account (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 200),
  plan text not null,
  status text not null default 'active' check (status in ('active', 'inactive')),
  -- The subscription ends here; null when it has no end.
  expires_at timestamptz,
  created_at timestamptz not null default now()
);
