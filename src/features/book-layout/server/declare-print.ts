import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { BookFileKind } from '../book-layout.rules.ts'

const profile = path.join(path.dirname(createRequire(import.meta.url).resolve('pdfkit')), 'data/sRGB_IEC61966_2_1.icc')

type Inner = PDFKit.PDFDocument & { _root: { data: Record<string, unknown> }; info: Record<string, unknown> }

type About = { title: string; savedAt: Date; kind: BookFileKind }

/** The PDF name /False, which pdfkit would write as a string: the file isn't trapped. */
const UNTRAPPED = { [Symbol.toStringTag]: 'Name', toString: () => '/False', valueOf: () => 'False' }

/** Adds the output intent and metadata of ISO 15930-7 (PDF/X-4), as far as pdfkit supports it. */
export function declarePrint(doc: PDFKit.PDFDocument, about: About): void {
  const inner = doc as Inner
  inner.info['Trapped'] = UNTRAPPED
  const colours = inner.ref({ N: 3, Alternate: 'DeviceRGB' })
  colours.end(readFileSync(profile))
  const intent = inner.ref({
    Type: 'OutputIntent',
    S: 'GTS_PDFX',
    OutputConditionIdentifier: new String('sRGB IEC61966-2.1'),
    RegistryName: new String('http://www.color.org'),
    Info: new String('sRGB IEC61966-2.1'),
    DestOutputProfile: colours,
  })
  intent.end('')
  inner._root.data['OutputIntents'] = [intent]
  const xmp = inner.ref({ Type: 'Metadata', Subtype: 'XML' })
  // Tools search for XMP metadata as plain text.
  xmp.compress = false
  xmp.end(Buffer.from(metadata(about)))
  inner._root.data['Metadata'] = xmp
}

function metadata({ title, savedAt, kind }: About): string {
  const at = savedAt.toISOString()
  const id = createHash('sha256').update(`${kind} ${at} ${title}`).digest('hex')
  const escaped = title.replace(/[<>&]/g, (sign) => `&#${sign.codePointAt(0)};`)
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
 xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
 xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/" xmpMM:DocumentID="uuid:${id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5')}"
 xmpMM:VersionID="1" xmpMM:RenditionClass="default" xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/" pdf:Trapped="False" pdf:Producer="Hearthbook" pdfxid:GTS_PDFXVersion="PDF/X-4"
 xmp:CreateDate="${at}" xmp:ModifyDate="${at}" xmp:MetadataDate="${at}" xmp:CreatorTool="Hearthbook"><dc:title><rdf:Alt><rdf:li
 xml:lang="x-default">${escaped}</rdf:li></rdf:Alt></dc:title></rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`
}
