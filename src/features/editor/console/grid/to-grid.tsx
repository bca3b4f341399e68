import { useWords } from '#console/console-context.ts';
import { ButtonLink } from '#console/ui/button.tsx';
import { GridIcon } from '#console/ui/icon.tsx';
import type { ModuleCode } from '#kernel/module-code.ts';
import { gridShapeOf } from '../../rules/grid-session.ts';
import { contentTexts } from '../content/content-texts.ts';

interface ToGridProps {
  site: string;
  content: { contentId: number; moduleCode: ModuleCode };
  /** Without it the link stands alone. */
  name?: string;
}

/** The way from a module to its grid, where it has one. */
export function ToGrid({ site, content: { contentId, moduleCode }, name }: ToGridProps) {
  const { grid } = useWords(contentTexts);
  if (gridShapeOf(moduleCode) === undefined) return null;
  return (
    <ButtonLink to={`/console/sites/${site}/content/${contentId}/grid`}>
      <GridIcon />
      {grid}
      {name === undefined ? null : <span className="hc-hidden">{`: ${name}`}</span>}
    </ButtonLink>
  );
}
