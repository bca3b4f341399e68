import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useCall } from '#console/api/use-call.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { readDoubts } from '../../contract/doubts.ts';
import { newPart } from '../part/use-part.ts';
import type { Outline } from '../use-outline.ts';

type Doubts = AnswerOf<typeof readDoubts>;

interface DoubtsOfPart {
  site: string;
  part: string;
  doubts: Doubts;
}

const DoubtsContext = createContext<DoubtsOfPart | undefined>(undefined);

/** Around the fields of a part: which of its texts may be wrong as they stand, for those who may say that they are right. */
export function PartDoubts({
  site,
  part,
  rights,
  children,
}: {
  site: string;
  part: string;
  rights: Outline['rights'];
  children: ReactNode;
}) {
  // An exhibitor edits a booth without seeing the site, and nobody has doubts about what is not stored yet.
  const isAsked = part !== newPart && rights.includes('see') && rights.includes('edit');
  const { data } = useCall(
    `doubts/${site}/${isAsked ? part : ''}`,
    async (api): Promise<Doubts> =>
      isAsked ? await api.get<typeof readDoubts>('sites/{site}/doubts', { params: { site }, query: { part } }) : [],
  );
  const found = useMemo(() => (data === undefined ? undefined : { site, part, doubts: data }), [site, part, data]);
  return <DoubtsContext value={found}>{children}</DoubtsContext>;
}

export function usePartDoubts(): DoubtsOfPart | undefined {
  return useContext(DoubtsContext);
}
