import { Link } from '@tanstack/react-router'
import { buttonStyle } from './button-style.ts'
import { Button } from './button.tsx'
import type { MenuItem } from './menu-item.ts'

type ActionButtonProps = { item: MenuItem; size?: 'small' }

/** A menu's item where there's room for a button. */
export function ActionButton({ item: { label, icon: Icon, link, onSelect }, size }: ActionButtonProps) {
  const content = (
    <>
      {Icon && <Icon aria-hidden size={18} />}
      {label}
    </>
  )
  return link ? (
    <Link {...link} className={buttonStyle({ kind: 'quiet', size })}>
      {content}
    </Link>
  ) : (
    <Button kind="quiet" size={size} onClick={onSelect}>
      {content}
    </Button>
  )
}
