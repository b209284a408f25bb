import { requireRole } from "#features/accounts/require-role.server.ts";
import type { Encrypter } from "#platform/crypto/encrypter.server.ts";
import type { Log } from "#platform/logging/log.server.ts";
import type { Storage } from "#platform/services.server.ts";
import type { Audit } from "./audit.server.ts";
import { actionsOf, auditChoices } from "./audit-actions.ts";
import { auditCsv } from "./audit-csv.server.ts";
import { AUDIT_PAGE_SIZE, type AuditQuery } from "./audit-query.ts";
import { decryptWords, encryptWords } from "./encrypted-words.server.ts";

interface AuditOptions {
  storage: Pick<Storage, "audit"> & {
    publishing: Pick<Storage["publishing"], "collections">;
    submissions: Pick<Storage["submissions"], "all" | "paths">;
    accounts: { users: Pick<Storage["accounts"]["users"], "all"> };
  };
  log: Log;
  encrypter: Encrypter;
}

/** Creates the service of the audit log. */
export function openAudit({ storage, log, encrypter }: AuditOptions): Audit {
  const note: Audit["note"] = (actor, action, facts = {}) => storage.audit.append(Date.now(), actor, action, facts);
  const choices = auditChoices(
    storage.publishing.collections.all,
    storage.submissions.all.map(({ form }) => form),
  );
  const searched = ({ act, ...query }: AuditQuery) => {
    return { ...query, actions: act === undefined ? [] : actionsOf(choices, act) };
  };

  return {
    note,
    choices,

    async noteDone(actor, action, facts) {
      try {
        await note(actor, action, facts);
      } catch (error) {
        const user = actor !== undefined && "userId" in actor ? actor.userId : undefined;
        // The subject's name is left out: it may be a username.
        log.error({ err: error, action, user, subject: facts?.subject?.kind }, "an audit entry could not be written");
      }
    },

    encryptWords(actor, words) {
      requireRole(actor, "admin");
      return encryptWords(encrypter, words);
    },

    decryptWords(actor, encrypted) {
      requireRole(actor, "admin");
      return decryptWords(encrypter, encrypted);
    },

    async list(actor, query) {
      requireRole(actor, "admin");
      const [entries, users] = await Promise.all([
        storage.audit.search(searched(query), AUDIT_PAGE_SIZE + 1),
        storage.accounts.users.all(),
      ]);
      const people = users.map(({ id, name }) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name));
      const shown = entries.slice(0, AUDIT_PAGE_SIZE);
      const paths = await storage.submissions.paths(shown.flatMap(({ subject }) => subject ?? []));
      return { entries: shown, hasOlder: entries.length > shown.length, people, paths };
    },

    async csv(actor, query) {
      requireRole(actor, "admin");
      await note(actor, "audit-exported");
      return auditCsv(storage.audit, searched(query));
    },
  };
}
