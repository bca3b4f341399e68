import type { ReactNode } from 'react';
import { useCall } from '#console/api/use-call.ts';
import type { LaterModule } from '#console/console-feature.ts';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import type { readBoothChanges } from '../../contract/booth.ts';
import { contentTexts } from '../content/content-texts.ts';
import { editorTexts } from '../editor-texts.ts';
import { formTexts } from '../form/form-words.ts';
import { useOutline } from '../use-outline.ts';
import { ChangeList } from './change-list.tsx';
import { changeTexts } from './change-texts.ts';
import '../publish.css';

export interface BoothChangesProps {
  site: string;
  contentId: number;
  detailId: number;
  /** What can be done about them, once they are read. */
  children: ReactNode;
}

/** What a publication of one booth would change, as that of the whole site says it. */
function BoothChanges({ site, contentId, detailId, children }: BoothChangesProps) {
  const outline = useOutline(site);
  const changes = useCall(`booth-changes/${site}/${contentId}/${detailId}`, (api) =>
    api.get<typeof readBoothChanges>('sites/{site}/exhibitors/{contentId}/{detailId}/changes', {
      params: { site, contentId, detailId },
    }),
  );
  if (outline.data !== undefined && changes.data !== undefined) {
    return (
      <>
        <ChangeList site={site} changes={changes.data} outline={outline.data} />
        {children}
      </>
    );
  }
  const failure = outline.failure ?? changes.failure;
  const again = (): void => void Promise.all([outline.again(), changes.again()]);
  return failure === undefined ? <Skeleton rows={2} /> : <ReadFailed failure={failure} onAgain={again} />;
}

export const part: LaterModule<BoothChangesProps> = {
  Part: BoothChanges,
  texts: [editorTexts, contentTexts, formTexts, changeTexts],
};
