import { Link } from '@tanstack/react-router'
import { buttonStyle } from './button-style.ts'
import { Button } from './button.tsx'
import type { MenuItem } from './menu-item.ts'

type ActionButtonProps = { item: MenuItem; kind?: 'quiet' | 'plain'; size?: 'small' }

/** A menu's item where there's room for a button. */
export function ActionButton({
  item: { label, icon: Icon, link, disabled, onSelect },
  kind = 'quiet',
  size,
}: ActionButtonProps) {
  const content = (
    <>
      {Icon && <Icon aria-hidden size={18} />}
      {label}
    </>
  )
  return link ? (
    <Link {...link} className={buttonStyle({ kind, size })}>
      {content}
    </Link>
  ) : (
    <Button kind={kind} size={size} disabled={disabled} onClick={onSelect}>
      {content}
    </Button>
  )
}
