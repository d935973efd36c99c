import type { ReactNode } from 'react'

/** The supported subset for our posts: paragraphs, `##` headings, lists, `>` quotations, emphasis and links. */
export function Markdown({ text }: { text: string }) {
  const blocks = text.trim().split(/\n{2,}/)
  return <div className="space-y-5 text-lg">{blocks.map((block) => draw(block))}</div>
}

function draw(block: string): ReactNode {
  const lines = block.split('\n')
  if (block.startsWith('## '))
    return (
      <h2 key={block} className="pt-4 font-serif text-xl font-semibold">
        {inline(block.slice(3))}
      </h2>
    )
  if (lines.every((line) => line.startsWith('> ')))
    return (
      <blockquote key={block} className="border-l-2 border-ember pl-5 font-serif text-xl">
        {inline(lines.map((line) => line.slice(2)).join(' '))}
      </blockquote>
    )
  const [List, mark] = block.startsWith('- ')
    ? (['ul', /^- /] as const)
    : /^\d+\. /.test(block)
      ? (['ol', /^\d+\. /] as const)
      : []
  if (List)
    return (
      <List key={block} className={`space-y-2 pl-6 ${List === 'ol' ? 'list-decimal' : 'list-disc'}`}>
        {items(lines, mark).map((item) => (
          <li key={item} className="pl-1 marker:text-ember">
            {inline(item)}
          </li>
        ))}
      </List>
    )
  return <p key={block}>{inline(lines.join(' '))}</p>
}

/** Each line that starts with the marker starts an item; other lines continue it. */
function items(lines: string[], mark: RegExp): string[] {
  const found: string[] = []
  for (const line of lines)
    if (mark.test(line)) found.push(line.replace(mark, ''))
    else found.push(`${found.pop() ?? ''} ${line.trim()}`)
  return found
}

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)/g

function inline(text: string): ReactNode[] {
  const parts: ReactNode[] = []
  let at = 0
  for (const match of text.matchAll(INLINE)) {
    const [all, strong, em, code, label, href] = match
    parts.push(text.slice(at, match.index))
    if (strong) parts.push(<strong key={at}>{strong}</strong>)
    else if (em) parts.push(<em key={at}>{em}</em>)
    else if (code)
      parts.push(
        <code key={at} className="rounded-mark bg-sunk px-1.5 py-0.5 text-base">
          {code}
        </code>,
      )
    else
      parts.push(
        <a key={at} href={href} className="text-ember underline">
          {label}
        </a>,
      )
    at = match.index + all.length
  }
  return [...parts, text.slice(at)]
}
