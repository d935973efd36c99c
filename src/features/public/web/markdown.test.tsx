import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Markdown } from './markdown.tsx'

const drawn = (text: string) => renderToStaticMarkup(<Markdown text={text} />).replaceAll(/ class="[^"]*"/g, '')

test('Markdown is rendered, and special characters are escaped', () => {
  expect(drawn('Two\nlines with **weight**, *tone*, `code` & <b>.\n\n## Then')).toBe(
    '<div><p>Two lines with <strong>weight</strong>, <em>tone</em>, <code>code</code> &amp; &lt;b&gt;.</p><h2>Then</h2></div>',
  )
})

test('renders lists, quotations and links', () => {
  expect(drawn('1. one\n2. two\n   goes on\n\n- a [link](/blog)\n\n> said\n> so')).toBe(
    '<div><ol><li>one</li><li>two goes on</li></ol><ul><li>a <a href="/blog">link</a></li></ul><blockquote>said so</blockquote></div>',
  )
})
