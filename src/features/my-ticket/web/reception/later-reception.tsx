import { useLater } from '#web/site/use-later.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { ReceptionProps } from './reception.tsx';

const loadReception = () => import('./reception.tsx');

/** The reception. Only reception staff fetch it. */
export function LaterReception(props: ReceptionProps) {
  const Reception = useLater<ReceptionProps>(true, loadReception);
  return Reception === undefined ? <Skeleton shape="media" /> : <Reception {...props} />;
}
