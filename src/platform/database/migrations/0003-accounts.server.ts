import { type Kysely, sql } from "kysely";

/**
 * Staff accounts. Tables that better-auth reads and writes have its columns under our names; its times are ISO texts in
 * UTC and its flags 0 or 1, on both databases. Our own times are whole milliseconds since 1970. Secrets of links and
 * tokens are kept as hashes.
 */
export async function up(db: Kysely<unknown>, dialect: "sqlite" | "postgres"): Promise<void> {
  const time = dialect === "sqlite" ? "integer" : "bigint";
  const run = (statement: string) => sql.raw(statement).execute(db);
  const owner = "user_id text not null references staff_users(id) on delete cascade";

  await run(`create table staff_users (
    id text primary key, username text not null unique, name text not null, email text unique,
    email_verified integer not null, image text, role text not null, language text not null,
    banned integer not null, ban_reason text, ban_expires text, two_factor_enabled integer not null,
    activated_at ${time}, created_at text not null, updated_at text not null)`);
  await run(`create table staff_sessions (
    id text primary key, token text not null unique, ${owner}, expires_at text not null,
    ip_address text, user_agent text, impersonated_by text, created_at text not null, updated_at text not null)`);
  await run("create index staff_sessions_user on staff_sessions (user_id)");
  await run("create index staff_sessions_expires on staff_sessions (expires_at)");
  await run(`create table staff_accounts (
    id text primary key, account_id text not null, provider_id text not null, ${owner}, password text,
    access_token text, refresh_token text, id_token text, access_token_expires_at text, refresh_token_expires_at text,
    scope text, created_at text not null, updated_at text not null, unique (user_id, provider_id))`);
  await run(`create table staff_verifications (
    id text primary key, identifier text not null, value text not null, expires_at text not null,
    created_at text not null, updated_at text not null)`);
  await run("create index staff_verifications_identifier on staff_verifications (identifier)");
  await run("create index staff_verifications_expires on staff_verifications (expires_at)");
  await run(`create table staff_two_factors (
    id text primary key, ${owner}, secret text not null, backup_codes text not null, verified integer,
    failed_verification_count integer, locked_until text, last_used_step integer not null default 0, unique (user_id))`);
  await run(`create table staff_passkeys (
    id text primary key, name text, public_key text not null, ${owner}, credential_id text not null unique,
    counter integer not null, device_type text not null, backed_up integer not null, transports text,
    created_at text, aaguid text)`);
  await run("create index staff_passkeys_user on staff_passkeys (user_id)");
  await run(`create table api_tokens (
    id text primary key, ${owner}, name text not null, token_hash text not null unique,
    created_at ${time} not null, last_used_at ${time})`);
  await run("create index api_tokens_user on api_tokens (user_id)");
  // `user_id` is null for the link of a first start, `expires_at` for links that are good until used.
  await run(`create table staff_links (
    token_hash text primary key, kind text not null, user_id text references staff_users(id) on delete cascade,
    created_at ${time} not null, expires_at ${time})`);
  await run("create index staff_links_user on staff_links (user_id)");
  await run("alter table outbox add column staff_user_id text references staff_users(id) on delete cascade");
  await run("create index outbox_staff_user on outbox (staff_user_id)");
}
