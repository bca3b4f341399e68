import { assembleEmbedded } from '#server/database/embedded/assemble-embedded.ts';
import { embeddedPool } from '#server/database/embedded/embedded-pool.ts';
import { type EngineThread, startEngine } from '#server/database/embedded/start-engine.ts';
import type { Database } from '#server/database/database.ts';
import { openDatabases } from './open-databases.ts';

/** Rows that are written and deleted stay in a database in memory until it ends. */
const usesMax = 60;
/** Each takes a hundred megabytes for as long as it lies there, and few tests use more at once. */
const idleMax = 2;

interface Lent {
  engine: EngineThread;
  uses: number;
}

/** Closed databases, by their template. */
const shelves = new Map<string, Lent[]>();

/**
 * A database in memory as its template is. One that an earlier test of this process has closed is put back as it was,
 * which takes a tenth of the time; not where that test changed more than rows. The caller closes it.
 */
export async function copyDatabase(template: string): Promise<Database> {
  const shelf = shelves.get(template) ?? [];
  shelves.set(template, shelf);
  for (let lent = shelf.pop(); lent !== undefined; lent = shelf.pop()) {
    const database = lend(lent, shelf);
    if (await isRestored(database)) return database;
    lent.uses = usesMax;
    await database.close();
    await lent.engine.kill();
  }
  const engine = await startEngine({ template }, (error) => console.error(error.message));
  return lend({ engine, uses: 0 }, shelf);
}

function lend(lent: Lent, shelf: Lent[]): Database {
  lent.uses += 1;
  openDatabases.number += 1;
  let isStopped = false;
  const engine: EngineThread = {
    ...lent.engine,
    async stop() {
      if (!isStopped) openDatabases.number -= 1;
      isStopped = true;
      if (lent.uses < usesMax && shelf.length < idleMax) shelf.push(lent);
      else await lent.engine.stop();
    },
    async kill() {
      if (isStopped) return;
      openDatabases.number -= 1;
      isStopped = true;
      await lent.engine.kill();
    },
  };
  return assembleEmbedded({ engine }, embeddedPool(engine, { onProblem: console.error }));
}

async function isRestored({ pool }: Database): Promise<boolean> {
  const { rows } = await pool
    .query<{ restored: boolean }>('select kept.restore() as restored')
    .catch(() => ({ rows: [] }));
  return rows[0]?.restored === true;
}

/** Makes a database one that can be put back as it is now. */
export async function keepContents({ pool }: Database): Promise<void> {
  await pool.query(keptContents);
}

/**
 * The contents of the tables, kept aside. The transaction id tells whether a row is newer; for a table, function or
 * a trigger, its row in the catalogue does.
 */
export const keptContents = `
    create schema kept;
    create table kept.since (xid bigint not null, counts bigint[] not null);
    create table kept.tables (name text not null, columns text not null, number integer not null);
    create table kept.sequences as select sequencename as name, last_value from pg_sequences where schemaname = 'public';
    do $$
    declare
      name text;
      number integer;
    begin
      for name in select tablename from pg_tables where schemaname = 'public' loop
        execute format('create table kept.%1$I as table public.%1$I', name);
        get diagnostics number = row_count;
        insert into kept.tables select name, string_agg(quote_ident(attname), ', '), number from pg_attribute
          where attrelid = format('public.%I', name)::regclass and attnum > 0 and not attisdropped and attgenerated = '';
        if number = 0 then execute format('drop table kept.%I', name); end if;
      end loop;
    end $$;
    create function kept.is_changed(since bigint) returns boolean language sql as $$
      select exists (select from pg_class where xmin::text::bigint > since)
        or exists (select from pg_attribute where xmin::text::bigint > since)
        or exists (select from pg_constraint where xmin::text::bigint > since)
        or exists (select from pg_trigger where xmin::text::bigint > since)
        or exists (select from pg_proc where xmin::text::bigint > since)
        or exists (select from pg_db_role_setting)
        or (select array[
          (select count(*) from pg_class), (select count(*) from pg_constraint), (select count(*) from pg_trigger),
          (select count(*) from pg_proc)
        ] <> (select counts from kept.since))
    $$;
    create function kept.restore() returns boolean language plpgsql as $$
    declare
      since bigint := (select xid from kept.since);
      one record;
      there integer;
      is_newer boolean;
    begin
      if kept.is_changed(since) then return false; end if;
      perform set_config('session_replication_role', 'replica', true);
      for one in select * from kept.tables loop
        execute format('select count(*), coalesce(bool_or(xmin::text::bigint > %s), false) from public.%I', since, one.name)
          into there, is_newer;
        continue when there = one.number and not is_newer;
        if there > one.number + 2000 then return false; end if;
        execute format('delete from public.%I', one.name);
        continue when one.number = 0;
        execute format('insert into public.%1$I (%2$s) overriding system value select %2$s from kept.%1$I',
          one.name, one.columns);
      end loop;
      perform setval(format('public.%I', s.sequencename)::regclass, coalesce(k.last_value, s.start_value),
          k.last_value is not null)
        from pg_sequences s join kept.sequences k on k.name = s.sequencename
        where s.schemaname = 'public' and s.last_value is distinct from k.last_value;
      update kept.since set xid = pg_current_xact_id()::text::bigint;
      return true;
    end $$;
    insert into kept.since select pg_current_xact_id()::text::bigint, array[
      (select count(*) from pg_class), (select count(*) from pg_constraint), (select count(*) from pg_trigger),
      (select count(*) from pg_proc)
    ]`;
