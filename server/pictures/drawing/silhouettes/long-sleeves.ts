import type { Piece, Sketch } from '../sketch.ts'

/** Arms hang beside the body, a little bent, as on an invisible figure. */
export const longSleeve =
  'M646 236 C706 254 746 296 764 366 C786 470 808 640 822 822 C802 842 764 850 732 844 C716 700 700 566 674 462 C686 384 678 306 646 236 Z'

export const wideSleeve =
  'M650 232 C722 250 768 300 790 372 C814 480 838 640 852 816 C826 840 776 850 738 844 C722 716 704 596 676 500 C688 400 682 306 650 232 Z'

export function drawLongSleeves(sketch: Sketch, shape: string, piece: Piece = {}, depth = 1) {
  sketch.pair(shape, { grain: 10, ...piece })
  // Drags from the elbow pit, and one long light down the outer arm.
  sketch.foldPair([672, 470], [730, 470], [790, 400], 15, -0.42 * depth)
  sketch.foldPair([696, 620], [750, 600], [806, 540], 15, -0.42 * depth)
  sketch.foldPair([714, 760], [760, 730], [818, 690], 13, -0.36 * depth)
  sketch.foldPair([730, 290], [770, 480], [800, 780], 24, 0.36 * depth)
}

/** A ribbed or buttoned cuff at the end of a long sleeve. */
export function drawCuffs(sketch: Sketch, kind: 'rib' | 'buttoned', wide = false) {
  const shape = wide
    ? 'M736 836 C776 846 824 836 850 810 C854 838 856 866 854 890 C826 908 786 914 752 908 C744 886 738 860 736 836 Z'
    : 'M730 836 C764 846 800 838 820 816 C824 842 826 868 826 890 C802 906 772 910 744 904 C738 884 732 860 730 836 Z'
  sketch.pair(shape, { cloth: kind === 'rib' ? 'plain' : 'patterned', thickness: 0.8, grain: 10 })
  if (kind === 'rib')
    sketch.onBothSides(
      (line) => sketch.rib(line, 56, sketch.ink, 7),
      wide ? 'M742 872 C780 882 826 874 854 852' : 'M736 870 C768 878 804 872 824 852',
    )
}
