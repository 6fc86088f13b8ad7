import type { SceneName } from '../illustrations/picture-spec.ts'
import type { Localized } from './content-types.ts'

type Seen = readonly [scene: SceneName, en: string, ne: string]

/** What is seen in the picture of each session and volume. */
const SEEN: Readonly<Record<string, Seen>> = {
  'night-bus-union-on-the-roof': [
    'roof',
    'four musicians on a roof at night, and an organ on a rope',
    'राति छानामा चार वादक, डोरीमा झुन्डिएको अर्गन',
  ],
  'dilu-rumba-and-sons-at-the-stone-spout': [
    'spout',
    'three musicians beside a stone spout, and brass jars in a queue',
    'ढुङ्गेधाराछेउ तीन वादक, लाममा गाग्री',
  ],
  'tara-nembang-in-a-weaving-shed': ['loom', 'a sarangi before the threads of a loom', 'तानका धागोअगाडि सारङ्गी'],
  'madal-parliament-in-the-assembly-tent': [
    'tent',
    'five drummers under the canopy of a wedding tent in the rain',
    'पानी परेका बेला बिहेको पालमुनि पाँच मादलवादक',
  ],
  'phurba-in-the-cheese-store': ['cheese', 'shelves of cheese and a dranyen by the window', 'चिजका तखता, झ्यालछेउ डम्न्येन'],
  'jhuma-tamot-at-the-cycle-repair': [
    'bicycle',
    'an ektara before the wheel of a bicycle',
    'साइकलको पाङ्ग्राअगाडि एकतारे',
  ],
  'third-lane-choir-from-the-windows': [
    'windows',
    'singers in the windows of a lane, and a bucket on a rope',
    'गल्लीका झ्यालमा गायक, डोरीमा बाल्टिन',
  ],
  'power-cut-in-the-substation': [
    'substation',
    'two people with a lamp under pylons and insulators',
    'बिजुलीका खम्बामुनि बत्ती लिएका दुई जना',
  ],
  'rivers-that-used-to-be-roads': ['ferry', 'nine people in a boat, from above', 'माथिबाट देखिएको डुङ्गा, नौ जना मान्छे'],
  'things-left-switched-on': ['radio', 'a radio on a table under a lamp, beside a cup', 'बत्तीमुनि टेबलमा रेडियो, छेउमा कप'],
  'quarrels-in-good-time': ['drums', 'two madals, head to head', 'आमनेसामने दुई मादल'],
  'what-the-cold-keeps': [
    'snow',
    'a hut in the snow, and a porter with a basket on the path',
    'हिउँमा झुपडी, बाटोमा डोको बोकेको मान्छे',
  ],
}

export const sceneOf = (slug: string): { scene: SceneName; seen: Localized } => {
  const found = SEEN[slug]
  if (!found) throw new Error(`There is no scene for ${slug}.`)
  const [scene, en, ne] = found
  return { scene, seen: { en, ne } }
}
