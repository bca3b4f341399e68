import { type ReactNode, useId } from 'react';
import type { PageName, PageParams } from '#kernel/page.ts';
import { PageLink } from '#web/site/site-link.tsx';
import { ChevronRightIcon } from '#web/ui/icons.tsx';

/** A group of links or actions, under its heading. */
export function MypageRows({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="hb-mypage-group" aria-labelledby={id}>
      <h2 className="hb-mypage-group-title" id={id}>
        {title}
      </h2>
      <ul className="hb-mypage-rows">{children}</ul>
    </section>
  );
}

interface RowProps {
  icon: ReactNode;
  title: string;
  text?: ReactNode;
}

/** A link to a page. */
export function MypageRow({ page, params, ...row }: RowProps & { page: PageName; params?: PageParams | undefined }) {
  return (
    <Row {...row} end={<ChevronRightIcon className="hb-row-arrow" />}>
      <PageLink className="hb-card-link" page={page} params={params}>
        {row.title}
      </PageLink>
    </Row>
  );
}

export interface MypageActionProps extends RowProps {
  onSelect: () => void;
  /** The action is running: the member cannot press it again. */
  busy?: boolean;
  opensDialog?: boolean;
  /** The current choice. */
  value?: ReactNode;
}

/** An action on this page. */
export function MypageAction({ onSelect, busy, opensDialog, value, ...row }: MypageActionProps) {
  return (
    <Row {...row} end={value ? <span className="hb-mypage-value">{value}</span> : null}>
      <button
        type="button"
        className="hb-card-link"
        aria-haspopup={opensDialog ? 'dialog' : undefined}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={busy ? undefined : onSelect}
      >
        {row.title}
      </button>
    </Row>
  );
}

function Row({ icon, text, end, children }: Omit<RowProps, 'title'> & { end: ReactNode; children: ReactNode }) {
  return (
    <li className="hb-row hb-mypage-row">
      <span className="hb-mypage-icon">{icon}</span>
      <div className="hb-row-text">
        <p className="hb-row-title">{children}</p>
        {text ? <div className="hb-row-meta">{text}</div> : null}
      </div>
      {end}
    </li>
  );
}
