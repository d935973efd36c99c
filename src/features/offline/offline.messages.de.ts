import type { Translation } from '#shared/messages.ts'
import type { offline as en } from './offline.messages.en.ts'

export const offline = {
  title: 'Fotos ohne Internet',
  intro: 'Auf diesem Gerät gespeicherte Fotos kannst du auch offline ansehen. Beim Abmelden werden sie gelöscht.',
  latest: 'Fotos auf diesem Gerät speichern',
  latestHint: 'Deine {count, number} neuesten Fotos und deine Favoriten. Nur sinnvoll, wenn das Gerät dir gehört.',
  insecure: 'Um Fotos auf diesem Gerät zu speichern, öffne diese Seite unter einer Adresse, die mit https beginnt.',
  albums: 'Alben auf diesem Gerät',
  noAlbums: 'Um ein Album hinzuzufügen, öffne es und wähle im Menü „Auf diesem Gerät speichern“.',
  goneAlbum: 'Album lässt sich nicht öffnen',
  removeAlbum: '{title} von diesem Gerät entfernen',
  stored: '{count, plural, one {# Foto} other {# Fotos}}, {size}',
  saving: 'Fotos werden gespeichert: {saved, number} von {wanted, number} …',
  clear: 'Löschen',
  clearLabel: 'Offline gespeicherte Fotos löschen',
  cleared: 'Gespeicherte Fotos von diesem Gerät gelöscht',
  shortages: {
    space: 'Auf diesem Gerät ist kein Platz mehr. Gespeichert sind {saved, number} von {wanted, number} Fotos.',
    limit: 'Wir speichern bis zu {size} pro Gerät. Gespeichert sind {saved, number} von {wanted, number} Fotos.',
    metered: 'Du nutzt mobile Daten. Die übrigen Fotos speichern wir, sobald du im WLAN bist.',
    connection: 'Wir konnten den Server nicht erreichen. Die übrigen Fotos speichern wir später.',
  },
  album: {
    keep: 'Auf diesem Gerät speichern',
    remove: 'Von diesem Gerät entfernen',
    saving: '„{title}“ wird auf diesem Gerät gespeichert',
    removed: '„{title}“ ist nicht mehr auf diesem Gerät gespeichert',
  },
} satisfies Translation<typeof en>
