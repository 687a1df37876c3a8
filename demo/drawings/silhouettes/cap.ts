import { symmetric } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'
import { silhouette } from '../silhouette.ts'
import { drawTile } from '../tile-mark.ts'

export const cap: Silhouette = silhouette({
  parts: {
    crown: ['soft', 'mesh', 'high'],
    peak: ['curved', 'flat'],
    badge: ['patch', 'bars', 'arc', 'none'],
    contrast: ['none', 'peak', 'button'],
  },
  span: 34,
  materials: ['cotton', 'canvas', 'suede', 'wool'],
  patterns: ['plain', 'checks', 'print'],
  draw(sketch, side, form) {
    const { ink } = sketch
    const peak = form.contrast === 'peak' ? sketch.accent : ink
    if (side === 'other') {
      sketch.piece(symmetric('M450 330 C620 330 720 440 738 640 C740 700 736 740 728 770 C640 790 540 796 450 796'), {
        thickness: 1.2,
      })
      sketch.piece(symmetric('M450 640 C520 640 556 690 560 794 L450 800'), {
        ink: sketch.dye('crudo'),
        cloth: 'bare',
        shade: 0.55,
        thickness: 0.4,
      })
      sketch.seam('M450 332 L450 640')
      sketch.onBothSides((line) => sketch.seam(line), 'M470 334 C580 420 640 580 640 780')
      sketch.piece('M330 772 C400 786 500 786 570 772', { band: 40, cloth: 'plain', lifted: 4 })
      sketch.mark(
        `<rect x="476" y="752" width="40" height="50" rx="4" fill="none" stroke="${sketch.dye('dorado').base}" stroke-width="7"/>`,
      )
      sketch.mark(`<circle cx="450" cy="332" r="17" fill="${ink.shade}"/>`)
      return { focus: [470, 660, 2.25], ground: { x: 450, y: 792, reach: 280 } }
    }
    // Three-quarter view: the crown turns to the left, the peak reaches out.
    sketch.piece(
      form.crown === 'high'
        ? 'M262 700 C236 440 320 300 500 296 C700 300 790 440 784 690 C784 736 772 762 756 778 C600 800 420 800 300 772 C276 760 264 736 262 700 Z'
        : 'M262 700 C240 470 340 330 520 326 C690 326 782 470 780 690 C780 736 772 762 756 778 C600 800 420 800 300 772 C276 760 264 736 262 700 Z',
      { thickness: 1.2 },
    )
    if (form.crown === 'mesh')
      // The back half is mesh: the far side shows through.
      sketch.piece(
        'M500 330 C690 326 782 470 780 690 C780 736 772 762 756 778 C680 790 560 796 450 792 C444 620 460 440 500 330 Z',
        {
          material: 'mesh',
          cloth: 'plain',
          ink: sketch.dye(ink.lightness > 0.8 ? 'grafito' : 'blanco'),
          thickness: 0.8,
          inner: true,
        },
      )
    sketch.fold([300, 600], [330, 460], [440, 380], 40, 0.3)
    sketch.fold([640, 420], [720, 560], [730, 740], 40, -0.35)
    sketch.seam('M520 328 C470 420 440 600 446 780')
    sketch.stitch('M510 334 C460 424 430 600 436 780 M530 334 C480 424 452 600 458 780')
    sketch.seam('M520 328 C640 400 690 580 690 786')
    sketch.stitch('M530 330 C650 400 702 580 702 784')
    sketch.seam('M520 328 C400 360 310 500 300 690')
    sketch.mark(
      `<ellipse cx="522" cy="328" rx="19" ry="13" fill="${form.contrast === 'button' ? sketch.accent.base : ink.shade}"/><ellipse cx="518" cy="324" rx="9" ry="5" fill="${ink.glow}" fill-opacity=".6"/>`,
    )
    for (const [x, y] of [
      [404, 470],
      [590, 450],
      [676, 520],
    ] as const)
      sketch.mark(
        `<circle cx="${x}" cy="${y}" r="7" fill="${ink.deep}"/><circle cx="${x}" cy="${y}" r="8" fill="none" stroke="${ink.line}" stroke-width="3"/>`,
      )
    const flat = form.peak === 'flat'
    const brim = flat
      ? 'M300 700 C210 706 100 730 64 772 C52 796 62 812 92 814 C260 806 470 812 640 832 C690 826 730 800 756 772 C600 786 420 784 310 740 C302 726 300 712 300 700 Z'
      : 'M300 690 C220 716 120 770 92 836 C84 866 100 880 130 878 C260 850 470 820 640 838 C690 830 730 800 756 772 C600 786 420 784 310 736 C302 722 300 706 300 690 Z'
    sketch.piece(brim, { ink: peak, cloth: 'plain', thickness: 1.1, lifted: 6 })
    if (flat) sketch.stitch('M290 730 C220 736 140 752 104 780 C280 776 480 784 650 804', peak)
    for (const k of flat ? [] : [0, 1, 2])
      sketch.stitch(
        `M${300 - k * 40} ${724 + k * 16} C${250 - k * 40} ${760 + k * 14} ${180 - k * 16} ${806 + k * 10} ${160 - k * 14} ${838 + k * 6} C300 ${804 + k * 8} 500 ${790 + k * 8} ${660 - k * 6} ${804 + k * 6}`,
        peak,
      )
    const badge = sketch.dye(ink.lightness > 0.6 ? 'marino' : 'crudo')
    if (form.badge === 'patch') {
      sketch.piece('M330 560 L398 552 L400 624 L334 634 Z', {
        ink: badge,
        cloth: 'plain',
        thickness: 0.4,
        lifted: 3,
        inner: true,
      })
      sketch.mark(`<g transform="rotate(-6 366 592)">${drawTile(366, 592, 46, ink.base)}</g>`)
    }
    if (form.badge === 'bars')
      sketch.mark(
        `<path d="M336 640L356 556M364 636L384 552M392 632L412 548" stroke="${badge.base}" stroke-width="13"/>`,
      )
    if (form.badge === 'arc')
      sketch.mark(`<path d="M330 630C334 560 404 548 420 612" fill="none" stroke="${badge.base}" stroke-width="15"/>`)
    return { focus: [390, 640, 2.25], ground: { x: 440, y: flat ? 820 : 862, reach: 350 } }
  },
})
