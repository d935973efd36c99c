import { albums } from './albums.ts'
import { answers } from './answers.ts'
import { backups } from './backups.ts'
import { books } from './books.ts'
import { bytes } from './bytes.ts'
import { encryption } from './encryption.ts'
import { editor } from './editor.ts'
import { faces } from './faces.ts'
import { feedPage } from './feed-page.ts'
import { firstPhoto } from './first-photo.ts'
import { frameSoak } from './frame-soak.ts'
import { galleryPage } from './gallery-page.ts'
import { grouping } from './grouping.ts'
import { ingest } from './ingest.ts'
import { publicPagesInLighthouse } from './lighthouse.ts'
import { live } from './live.ts'
import { isMet, type Finding, type Section } from './measure.ts'
import { asText, writeReport } from './report.ts'
import { manyFamilies } from './many-families.ts'
import { manyPhotos } from './many-photos.ts'
import { mediaFiles } from './media-files.ts'
import { neighbors } from './neighbors.ts'
import { people } from './people.ts'
import { requests } from './requests.ts'
import { scroll } from './scroll.ts'
import { openPhoto } from './open-photo.ts'
import { scrollPhotos } from './scroll-photos.ts'
import { search } from './search.ts'
import { similar } from './similar.ts'
import { thumbnails } from './thumbnails.ts'
import { typedSearch } from './typed-search.ts'
import { webdav } from './webdav.ts'
import { warmStart } from './warm-start.ts'
import { zipDownload } from './zip-download.ts'

const sections: Section[] = [
  ingest,
  manyPhotos,
  mediaFiles,
  neighbors,
  books,
  editor,
  galleryPage,
  people,
  albums,
  requests,
  search,
  typedSearch,
  manyFamilies,
  similar,
  faces,
  grouping,
  scroll,
  scrollPhotos,
  openPhoto,
  frameSoak,
  feedPage,
  live,
  thumbnails,
  zipDownload,
  webdav,
  encryption,
  backups,
  answers,
  bytes,
  firstPhoto,
  publicPagesInLighthouse,
  warmStart,
]

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !sections.some((section) => section.name === name))
if (unknown.length) {
  console.error(`Not a section: ${unknown.join(', ')}. There are: ${sections.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}

const results: { section: Section; findings: Finding[] }[] = []
for (const section of sections) {
  if (wanted.length && !wanted.includes(section.name)) continue
  console.log(`${section.name} …`)
  results.push({ section, findings: await section.run((line) => console.log(`  ${line}`)) })
}
const findings = results.flatMap((result) => result.findings)
console.log(`\n${asText(findings)}\n`)
if (!wanted.length) writeReport(results)
process.exitCode = findings.some((finding) => isMet(finding) === false) ? 1 : 0
