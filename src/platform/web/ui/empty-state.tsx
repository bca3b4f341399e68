import type { ReactNode } from 'react';

export interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
}

/** Says what the visitor will find here later and what to do now. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="hb-empty">
      {icon ? <div className="hb-empty-icon">{icon}</div> : null}
      <p className="hb-empty-title">{title}</p>
      {text ? <div className="hb-empty-text">{text}</div> : null}
      {action ? <div className="hb-empty-action">{action}</div> : null}
    </div>
  );
}
