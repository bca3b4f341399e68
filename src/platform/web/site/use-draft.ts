import { useMemo } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../storage/form-drafts.ts';
import { usePageContext } from './page-context.ts';
import { usePersonal } from './personal.ts';

/** What a visitor types in one form, kept in this tab until it is sent: also over a page change, a reload and a login. */
export interface OwnDraft {
  read(): unknown;
  keep(typed: unknown): void;
  forget(): void;
}

/** `form` names it among those of the site. Undefined while it is not known who types. */
export function useDraft(form: string): OwnDraft | undefined {
  const { site } = usePageContext();
  const { isLoggedIn, personal } = usePersonal<{ userId: number }>();
  const isWhoKnown = !isLoggedIn || personal !== undefined;
  const owner = personal?.userId;
  const place = `${site.portalId}/${site.eventId ?? 0}/${form}`;
  return useMemo(
    () =>
      isWhoKnown
        ? {
            read: () => readDraft({ place, owner }),
            keep: (typed) => keepDraft({ place, owner }, typed),
            forget: () => forgetDraft(place),
          }
        : undefined,
    [place, owner, isWhoKnown],
  );
}
