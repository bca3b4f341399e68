import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Link } from './link-context.ts';

interface Tab<Id extends string> {
  id: Id;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  selected: NoInfer<Id>;
  onSelect: (id: Id) => void;
}

const steps: Record<string, (place: number, count: number) => number> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const id = useId();
  const move = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const place = steps[event.key]?.(
      tabs.findIndex((tab) => tab.id === selected),
      tabs.length,
    );
    const next = place === undefined ? undefined : tabs[place];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=tab]')[place ?? 0]?.focus();
  };
  return (
    <div className="hb-tabs">
      <div className="hb-tab-list" role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className="hb-tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-${tab.id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          className="hb-tab-panel"
          id={`${id}-${tab.id}-panel`}
          aria-labelledby={`${id}-${tab.id}`}
          hidden={tab.id !== selected}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}

export interface TabLink {
  href: string;
  label: ReactNode;
  current?: boolean;
}

/** Tabs that are addresses: a filter of a list, the years of an archive. */
export function TabLinks({ label, links }: { label: string; links: readonly TabLink[] }) {
  return (
    <nav className="hb-tab-list" aria-label={label}>
      {links.map((link) => (
        <Link key={link.href} className="hb-tab" href={link.href} aria-current={link.current ? 'true' : undefined}>
          {link.label}
        </Link>
      ))}
    </nav>
  );
}
