import { needed } from '#web/parts/needed.ts';
import { useLater } from '../form/use-later.ts';

const load = () => needed(() => import('./colour-contrast.tsx'));

/** The contrast of a colour that a form has among other fields: it comes after them. */
export function LaterContrast({ colour }: { colour: string }) {
  const later = useLater(load);
  return later === undefined ? null : <later.ColourContrast colour={colour} />;
}
